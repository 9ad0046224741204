# flat database dump, medical office portfolio, no title nor totals, ISO / compact field names, one row per suite-lease
import random; from common import *
from openpyxl import Workbook
r=random.Random(2417); f='mob_portfolio_export_20251015.xlsx'
wb=Workbook(); ws=wb.active; ws.title='qryRentRoll'
ws.append(['ENTITYID','PROPNAME','BLDGID','SUITID','LEASID','OCCPNAME','STATUS','SUITETYPE','SUITSQFT','RENTSTRT','EXPIR','MOVEIN','VACATE','BASERENT_MO','BASERENT_YR','CAMREC_MO','TAXREC_MO','PARKING_MO','SECDEP','OPENBAL','STEP1_DATE','STEP1_AMT_MO','STEP2_DATE','STEP2_AMT_MO'])
rows=[];AS=D(2025,10,15); nm=names(r,['Cardiology PC','Family Medicine','Eye Associates','Dialysis','Endodontics','Surgical Group','Radiology','Womens Health','ENT','Infusion'],90);k=0; n=oc=0; ls=20114
for ent,pn,bl in (('4010','Ashgrove MOB','4010A'),('4010','Ashgrove MOB','4010B'),('4022','Tidewell Pavilion','4022'),('4035','Oakhurst Bay Medical','4035'),('4041','Elmstead Health Park','4041E'),('4041','Elmstead Health Park','4041W')):
    for j in range(r.randint(8,13)):
        u=f'{1+j//4}{(j%4+1)*10:02d}'; a=r.randint(780,8900); ty=r.choice(['MED','MED','MED','OFF','ASC']) if j else 'RX'; n+=1
        base=dict(unit=u,propertyName=pn,building=bl,unitType=ty,area=a)
        if r.random()<.12:
            ws.append([ent,pn,bl,u,None,None,'V',ty,a]+[None]*15); rows.append(dict(base,statusText='V')); 
            if r.random()<.5:
                t=nm[k];k+=1; ls+=7; b=D(2026,r.choice([1,2,3]),1); e=term(b,7); m=round(a*2.4,2); m_=b
                ws.append([ent,pn,bl,u,f'L{ls}',t,'F',ty,a,str(b),str(e),None,None,m,round(m*12,2),0,0,0,m,0]+[str(am(b,12)),round(m*1.03,2),str(am(b,24)),round(m*1.03**2,2)])
                rows.append(dict(base,tenantName=t,statusText='F',leaseStartDate=b,leaseEndDate=e,contractRent=m,annualRent=m*12,deposit=m,balance=0,charges=[dict(code=q,amount=0) for q in('CAMREC_MO','TAXREC_MO','PARKING_MO')],rentSteps=[dict(date=am(b,12),amount=round(m*1.03,2)),dict(date=am(b,24),amount=round(m*1.03**2,2))]))
            continue
        t=nm[k];k+=1;oc+=1; ls+=7; b=am(D(2017,1,1),r.randint(0,100)); e=term(b,r.choice([5,7,10])); hold=e<=AS; stt='H' if hold else 'N' if r.random()<.06 else 'C'; mi=b-dt.timedelta(days=r.choice([0,0,14,30])); vd=e if stt=='N' else None
        m=round(a*r.choice([1.85,2.05,2.3,2.6]),2); cam=round(a*.62,2); tx=round(a*.28,2); pk=r.choice([0,0,120,240.0,360.0]); dp=r.choice([0,m,m,2500]); ob=r.choice([0,0,0,round(m*.5,2),-75.0]); sts=[]
        d=D(AS.year+(b.month<=AS.month),b.month,1); q=m
        while d<e and len(sts)<2 and not hold: q=round(q*1.03,2); sts.append((d,q)); d=am(d,12)
        ws.append([ent,pn,bl,u,f'L{ls}',t,stt,ty,a,str(b),str(e),str(mi),str(vd) if vd else None,m,round(m*12,2),cam,tx,pk,dp,ob]+[z for s in sts for z in(str(s[0]),s[1])])
        rows.append(dict(base,tenantName=t,statusText=stt,leaseStartDate=b,leaseEndDate=e,moveInDate=mi,moveOutDate=vd,contractRent=m,annualRent=m*12,deposit=dp,balance=ob,charges=[dict(code='CAMREC_MO',amount=cam),dict(code='TAXREC_MO',amount=tx),dict(code='PARKING_MO',amount=pk)],rentSteps=[dict(date=x,amount=y) for x,y in sts]))
for i in range(24): ws.column_dimensions[chr(65+i)].width=[9,22,8,7,8,30,7,9,9,11,11,11,11,12,13,11,11,11,11,11,11,13,11,13][i]
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{B}/documents/{f}')
save(f,'OFFICE','flat database export, medical office portfolio, status codes',rows,None,None,n,oc,n-oc,hard=True)
