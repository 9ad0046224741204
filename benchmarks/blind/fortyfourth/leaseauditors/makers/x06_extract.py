import random, datetime as dt
from common import *
from openpyxl import Workbook
R=random.Random(4416); D=dt.date; F='x06_flex_extract.xlsx'; ASOF=D(2025,9,12)
PR=[('FX021','ORCHARD LAKE FLEX CENTER',['A','B','C']),('FX034','CASS RIVER BUSINESS PARK',['1','2']),('FX040','NINE MILE TECH & SERVICE CTR',['4410','4420','4430'])]
T='ABLE DOOR & DOCK|APEX ORTHO SUPPLY|BAYLISS CONTROLS INC|BIG RAPIDS SIGN CO|BLUE WATER FENCING ACADEMY|BRIGHTON DATA CABLING|CLEARPATH HOSPICE DME|CRANBROOK CATERING|D & J FLOORING|DETWEILER TOOL|EASTMAN PUMP SERVICE|ENVIRO-TEST LABS|FAIRLANE COURIERS|FLINT HVAC PARTS|GENESEE 3D PRINTING|GRANDVILLE GLASS|HURON ROBOTICS INTEGRATORS|INTERLAKE MEDICAL WASTE|JADE STONE & TILE|KEWEENAW COFFEE ROASTERS|LIVERNOIS AUTO GLASS|MACK AVE MILLWORK|MICHI-CAL METROLOGY|NORTHVILLE CROSSFIT|OAKLAND RESTORATION GRP|PERE MARQUETTE PRINTING|PINCKNEY PEST CONTROL|QUALITY FIRE SPRINKLER|ROCHESTER VINYL WRAPS|SAGINAW TEXTILE SVC|SKYLINE DRONES LLC|TITTABAWASSEE SEEDS|TRI-COUNTY ELEVATOR|UPNORTH GEAR RENTAL|VALLEY DENTAL LAB|WALLED LAKE SOUND & LIGHT|WOLVERINE WATER TREATMENT|YPSI PALLET|ZUG ISLAND CONSULTING|CHURCH OF THE NEW VINE'.split('|')
R.shuffle(T)
wb=Workbook(); ws=wb.active; ws.title='qryRentRollExtract'
H=['PROP_CD','PROP_NM','BLDG_ID','SUITE_ID','STAT_CD','TENANT_NM','LSE_TYP','RSF','COMM_DT','EXP_DT','BASE_MO','CAM_MO','RET_MO','INS_MO','TOT_MO','SEC_DEP','AR_BAL','STEP1_DT','STEP1_AMT','STEP2_DT','STEP2_AMT','RUN_DT']
ws.append(H); rows=[]; k=0; c={'CUR':0,'VAC':0,'HLD':0,'FUT':0}
d8=lambda d: d.strftime('%Y%m%d') if d else None
for pc,pn,bl in PR:
    for b in bl:
        for i in range(R.randint(4,8)):
            su=f'{b}{(i+1)*10:02d}' if b.isalpha() else f'{100+i*4 if len(b)>1 else int(b)*100+i*5}'
            sf=R.choice([1800,2400,2400,3000,3600,4800,6000,7200,9600])
            q=dict(unit=su,building=b,propertyName=pn,area=sf)
            x=R.random(); st='VAC' if x<.13 else 'HLD' if x<.19 else 'CUR'
            if k>=len(T)-1: st='VAC' if x<.3 else st
            row=[pc,pn,b,su,st]+[None]*17; row[7]=sf; row[21]='20250912'
            def lease(st,s,e,rate,deps=True):
                global k
                nm=T[k%len(T)]; k+=1; mo=round(sf*rate/12,2); gross=R.random()<.12
                cam,ret,ins=[0,0,0] if gross else [round(sf*z/12,2) for z in(.95,1.48,.19)]
                if st=='FUT': cam=ret=ins=0
                steps=[]; x=s; cur=mo
                while len(steps)<2 and st!='HLD':
                    x=addm(x,12)
                    if x>=e: break
                    if x<=ASOF: continue
                    cur=round(cur*1.03,2); steps.append((x,cur))
                dep=R.choice([0,mo,round(mo*2,2)]); bal=R.choice([0,0,0,0,round(mo+cam+ret+ins,2),-125.5,318.22]) if st!='FUT' else 0
                tot=round(mo+cam+ret+ins,2)
                rr=[pc,pn,b,su,st,nm,'GRS' if gross else 'NNN',sf,d8(s),d8(e),mo,cam,ret,ins,tot,f'{dep:.2f}',f'{bal:.2f}']
                for z in range(2): rr+= [d8(steps[z][0]),steps[z][1]] if z<len(steps) else [None,None]
                rr.append('20250912'); ws.append(rr)
                qq=dict(q,statusText=st,tenantName=nm,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=mo,totalCharges=tot,deposit=dep,balance=bal,charges=[{"code":c,"amount":v} for c,v in zip(['CAM_MO','RET_MO','INS_MO'],[cam,ret,ins])],rentSteps=[{"date":iso(a),"amount":v} for a,v in steps])
                rows.append(qq)
            if st=='VAC':
                ws.append(row); rows.append(dict(q,statusText='VAC')); c['VAC']+=1
                if c['VAC'] in(2,4): lease('FUT',D(2025,11,1),D(2030,10,31),8.25); c['FUT']+=1
            else:
                s=D(R.randint(2018,2025),R.randint(1,9),1)
                if st=='HLD': s=D(2020,R.randint(1,6),1); e=addm(s,60)-dt.timedelta(1)
                else:
                    e=addm(s,R.choice([36,60,84]))-dt.timedelta(1)
                    while e<ASOF: e=addm(e+dt.timedelta(1),36)-dt.timedelta(1)
                lease(st,s,e,R.choice([6.75,7.2,7.5,7.95,8.4,9.0])); c[st]+=1
ws.append([]); ws.append([f'REC COUNT {len(rows)}']); 
for i,h in enumerate(H): ws.column_dimensions[ws.cell(1,i+1).column_letter].width=max(9,len(h)+2)
ws.column_dimensions['B'].width=30; ws.column_dimensions['F'].width=30
leg=wb.create_sheet('CODES'); 
for x in(('STAT_CD','MEANING'),('CUR','current lease'),('HLD','holdover past EXP_DT'),('VAC','no lease in place'),('FUT','signed, not commenced (second record for the suite)'),('LSE_TYP',''),('NNN','net'),('GRS','gross')): leg.append(x)
leg.column_dimensions['B'].width=52
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(path(F)); print(c,k)
n=len(rows)-c['FUT']; uu={(r['propertyName'],r['building'],r['unit']) for r in rows}; assert len(uu)==n,(len(uu),n)
finish(F,'INDUSTRIAL','raw database extract, no title, field names as headers, yyyymmdd dates, deposits and balances as text','three properties in one list; status codes; future record per suite; no totals',dict(propertyName=None,asOnDate=None,units=n,occupied=c['CUR']+c['HLD'],vacant=c['VAC'],sheet='qryRentRollExtract',rows=rows))
