# Pivot table of charges by unit, with its data sheet
from common import *
import xlsxwriter
r=R(6910); FN='HarborPointLofts_chg_pivot_0325.xlsx'
wb=xlsxwriter.Workbook(path(FN)); wd=wb.add_worksheet('Data'); wp=wb.add_worksheet('Pivot')
b=wb.add_format(dict(bold=1,bg_color='#DDEBF7',bottom=1)); bt=wb.add_format(dict(bold=1,bg_color='#DDEBF7',top=1,num_format='#,##0.00')); n2=wb.add_format(dict(num_format='#,##0.00')); sub=wb.add_format(dict(bold=1,num_format='#,##0.00',top=1)); df=wb.add_format(dict(num_format='m/d/yyyy',align='left'))
codes=['AMEN','CONC','INTERNET','PARK','PET','RENT','STOR','WATER']
U=[]
for bld,fl in (('North',3),('South',2),('Warehouse',2)):
    for f in range(1,fl+1):
        for k in range(1,{'North':6,'South':6,'Warehouse':5}[bld]+1):
            u=f'{bld[0]}{f}0{k}'; x=dict(b=bld,u=u,pl=r.choice(['Studio','1BR','1BR','2BR Loft']))
            if r.random()<.09: x['v']=1
            else:
                x['nm']=r.name('LF'); x['le']=eom(r.day(D(2025,3,31),D(2026,5,31))); base=dict(Studio=1180,**{'1BR':1395,'2BR Loft':1890})[x['pl']]
                ch={'RENT':float(base+r.choice([0,-25,35,60,-80])),'WATER':round(r.uniform(22,58),2),'INTERNET':59.0}
                if r.random()<.45: ch['PARK']=r.choice([85.,125.])
                if r.random()<.3: ch['PET']=35.
                if r.random()<.2: ch['STOR']=r.choice([30.,45.])
                if r.random()<.2: ch['CONC']=-r.choice([100.,116.25])
                if r.random()<.35: ch['AMEN']=r.choice([20.,40.])
                x['ch']=ch
            U.append(x)
# data sheet
for j,h in enumerate(['Bldg','Unit','Resident','Code','Post Month','Amount']): wd.write(0,j,h,b)
i=1
for x in U:
    for k,a in (x.get('ch') or {}).items():
        for j,v in enumerate([x['b'],x['u'],x['nm'],k,'Mar-2025',a]): wd.write(i,j,v,n2 if j==5 else None)
        i+=1
wd.set_column(2,2,24)
wp.write(0,0,'Property'); wp.write(0,1,'Harbor Point Lofts'); wp.write(1,0,'Post Month'); wp.write(1,1,'Mar-2025')
wp.write(3,0,'Sum of Amount',b); 
for j in range(1,14): wp.write(3,j,'',b)
wp.write(3,5,'Code',b); rr=4
for j,h in enumerate(['Bldg','Unit','Plan','Resident','Lease To']+codes+['Grand Total']): wp.write(rr,j,h,b)
rr+=1; rows=[]; GT={k:0 for k in codes}; nv=0
for bld in ('North','South','Warehouse'):
    T={k:0 for k in codes}; first=True
    for x in [x for x in U if x['b']==bld]:
        if first: wp.write(rr,0,bld); first=False
        wp.write(rr,1,x['u']); wp.write(rr,2,x['pl']); t=dict(unit=x['u'],building=bld,unitType=x['pl'])
        if x.get('v'): wp.write(rr,3,'VACANT'); wp.write(rr,4,'(blank)'); t['statusText']='VACANT'; nv+=1
        else:
            wp.write(rr,3,x['nm']); wp.write_datetime(rr,4,dt.datetime(x['le'].year,x['le'].month,x['le'].day),df)
            for j,k in enumerate(codes):
                if k in x['ch']: wp.write(rr,5+j,x['ch'][k],n2); T[k]+=x['ch'][k]
            tt=round(sum(x['ch'].values()),2); wp.write(rr,13,tt,n2)
            t.update(tenantName=x['nm'],leaseEndDate=x['le'],contractRent=x['ch']['RENT'],charges=[dict(code=k,amount=x['ch'][k]) for k in codes if k in x['ch']],totalCharges=tt,statusText='Occupied')
        rows.append(t); rr+=1
    wp.write(rr,0,f'{bld} Total',sub)
    for j in range(1,5): wp.write(rr,j,'',sub)
    for j,k in enumerate(codes): wp.write(rr,5+j,round(T[k],2),sub); GT[k]+=T[k]
    wp.write(rr,13,round(sum(T.values()),2),sub); rr+=1
wp.write(rr,0,'Grand Total',bt)
for j in range(1,5): wp.write(rr,j,'',bt)
for j,k in enumerate(codes): wp.write(rr,5+j,round(GT[k],2),bt)
wp.write(rr,13,round(sum(GT.values()),2),bt)
wp.set_column(0,0,16); wp.set_column(1,1,17); wp.set_column(2,2,10); wp.set_column(3,3,24); wp.set_column(4,4,11); wp.set_column(5,13,11); wp.activate(); wp.set_landscape(); wp.fit_to_pages(1,0); wp.hide_gridlines(0)
wb.close()
save(FN,'MULTIFAMILY','pivot of charges by unit in tabular form, building only on first row, raw data sheet before it',True,'Harbor Point Lofts','2025-03',len(U),len(U)-nv,nv,rows,sheet='Pivot')
