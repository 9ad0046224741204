# 250-unit apartments, flat data-warehouse extract: machine column names, one record per unit, no title, no totals on sheet; second sheet holds query metadata
from common import *
from openpyxl import Workbook
r=random.Random(4816); N='unit_lease_extract_p0388.xlsx'
wb=Workbook(); ws=wb.active; ws.title='data'; nm=names(r,260); k=0; rows=[]; AS=dt.date(2026,6,15)
H=['property_name','bldg','unit_number','floorplan_code','beds','sqft','occupancy_status','resident_name','household_size','lease_type','move_in','lease_begin','lease_end','notice_vacate_dt','market_rent','lease_rent','amt_parking','amt_pet','amt_amenity','amt_trash','amt_concession','total_scheduled','deposit_held','ledger_balance']
ws.append(H); fps=[('E0',0,512,1265),('A1',1,688,1420),('A2',1,731,1475),('B1',2,1010,1835),('B2',2,1077,1890),('C1',3,1344,2290)]
cols=[('amt_parking','p'),('amt_pet','p'),('amt_amenity','p'),('amt_trash','p'),('amt_concession','p')]
for b in range(1,11):
    for i in range(25):
        u=f'{b}{i//9+1}{i%9+1:02d}'; c,bd,sf,mk=fps[(i*5+b)%6]; mk+=r.choice([0,0,10,25,-15]); o=dict(propertyName='Cinder Creek',building=str(b),unit=u,unitType=c,area=sf,marketRent=mk); x=r.random(); hh=None
        if x<.055: o.update(statusText=r.choice(['VACANT_UNLEASED','VACANT_UNLEASED','VACANT_LEASED'])); row=['Cinder Creek',b,u,c,bd,sf,o['statusText'],None,None,None,None,None,None,None,mk]+[None]*9
        elif x<.063: o.update(statusText='ADMIN_MODEL'); row=['Cinder Creek',b,u,c,bd,sf,'ADMIN_MODEL']+[None]*7+[mk]+[None]*9
        else:
            f,l=nm[k];k+=1; mi=AS-dt.timedelta(days=r.randint(3,1500)); st=mi
            while lend(st,12)<AS: st=add_m(st,12)
            mtm=r.random()<.04; rent=mk-r.choice([0,10,20,45,70,95]); amts=dict(amt_parking=r.choice([0,0,60]),amt_pet=r.choice([0,0,35]),amt_amenity=25,amt_trash=18.5,amt_concession=-r.choice([0]*8+[80]))
            nt=AS+dt.timedelta(days=r.randint(4,58)) if r.random()<.06 else None
            tt=rent+sum(amts.values())
            o.update(tenantName=f'{l.upper()}, {f.upper()}',statusText='NOTICE' if nt else 'OCCUPIED',moveInDate=mi,leaseStartDate=st,leaseEndDate=None if mtm else lend(st,12),moveOutDate=nt,contractRent=rent,charges=list(amts.items()),totalCharges=tt,deposit=r.choice([0,200,400]),balance=r.choice([0,0,0,0,0,18.5,-45,rent]))
            row=['Cinder Creek',b,u,c,bd,sf,o['statusText'],o['tenantName'],r.randint(1,4),'MTM' if mtm else 'TERM',mi,st,o['leaseEndDate'],nt,mk,rent]+list(amts.values())+[tt,o['deposit'],o['balance']]
        ws.append(row); rows.append(o)
for rw in ws.iter_rows(min_row=2,min_col=11,max_col=14):
    for c in rw: c.number_format='yyyy-mm-dd'
for i,h in enumerate(H): ws.column_dimensions[ws.cell(1,i+1).column_letter].width=max(9,len(h)+1)
ws.column_dimensions['H'].width=26; ws.auto_filter.ref=ws.dimensions; ws.freeze_panes='A2'
q=wb.create_sheet('_query'); 
for a in [('source','dw.unit_lease_current'),('property_id','P0388'),('row_count',len(rows)),('extracted_at','2026-06-16T05:30:11Z')]: q.append(a)
wb.save(f'{D}/{N}')
oc=sum(1 for w in rows if w.get('tenantName')); va=sum(1 for w in rows if w['statusText'].startswith('VAC'))
save(N,'MULTIFAMILY','data-warehouse flat extract, machine column names, no totals',False,rows,'Cinder Creek',None,len(rows),oc,va,'data')
