from common import *
import xlsxwriter
r=random.Random(8314); N=Names(r); name='Rental schedule - 9 houses (loan 40771).xlsx'
wb=xlsxwriter.Workbook(D+name); ws=wb.add_worksheet('Sch. of Real Estate'); 
f=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
ws.write('A1','MILL CITY CREDIT UNION  -  BORROWER\'S RENTAL SCHEDULE',f(bold=1,font_size=12)); ws.write('A2','Borrower: Castellan Family Rentals LLC'); ws.write('E2','Loan #: 40771'); ws.write('A3','Rents as of (mm/dd/yyyy):'); ws.write('E3','12/01/2025')
H=['Property address','Apt','Type','Tenant name','Sec. 8? (Y/N)','Lease expires','Actual rent/mo','Market rent/mo','Past due','Occ. (Y/N)']
for j,h in enumerate(H): ws.write(4,j,h,f(bold=1,border=1,bg_color='#FFE699',text_wrap=1,align='center'))
P=[('18 Dunmore St',['1','2','3']),('22-24 Dunmore St',['22','24']),('105 Quarry Hill Rd',['1F','2F','3F','3R']),('9 Weaver Ct',['House']),('311 Spindle Ave',['A','B']),('313 Spindle Ave',['A','B','C']),('46 Bobbin St',['1','2','3','4']),('700 Falls Rd',['Upper','Lower']),('77 Tenter Ln',['House'])]
rows=[];R=5; c=f(border=1); m=f(border=1,num_format='#,##0'); mb=f(border=1,num_format='#,##0',bold=1); cb=f(border=1,bold=1); ctr=f(border=1,align='center')
T=[0,0,0]; no=0
for ad,us in P:
    for k,u in enumerate(us):
        bd=3 if u=='House' else r.choice([1,2,2,3]); mk={1:1150,2:1450,3:1775}[bd]+r.choice([0,25,50]); vac=r.random()<.12
        ws.write(R,0,ad if k==0 else '',c); ws.write(R,1,u,c); ws.write(R,2,f'{bd}BR',ctr)
        T[1]+=mk; base=dict(unit=u,propertyName=ad,marketRent=mk,unitType=f'{bd}BR')
        if vac:
            for j,v in ((3,''),(4,''),(5,''),(6,''),(8,''),(9,'N')): ws.write(R,j,v,ctr if j==9 else c)
            ws.write(R,7,mk,m); rows.append({**base,'statusText':'N'})
        else:
            no+=1; nm=N('{f} {l}'); s8=r.choice('NNNY'); le=r.choice(['TAW','TAW','%d/%d/2026'%(r.randint(1,9),r.choice([1,15])),'8/31/2026']); rt=mk-r.choice([0,50,75,125,200]); pdn=r.choice([0,0,0,0,rt,350])
            for j,v,fm in ((3,nm,c),(4,s8,ctr),(5,le,c),(6,rt,m),(7,mk,m),(8,pdn,m),(9,'Y',ctr)): ws.write(R,j,v,fm)
            T[0]+=rt;T[2]+=pdn
            led=le if le=='TAW' else iso(dt.datetime.strptime(le,'%m/%d/%Y'))
            rows.append({**base,'tenantName':nm,'statusText':'Y','leaseEndDate':led,'contractRent':rt,'balance':pdn})
        R+=1
n=len(rows)
ws.write(R,0,f'TOTALS  ({n} apartments, {no} occupied)',cb)
for j in (1,2,3,4,5,9): ws.write_blank(R,j,None,cb)
for j,v in ((6,T[0]),(7,T[1]),(8,T[2])): L='GHI'[j-6]; ws.write_formula(R,j,f'=SUM({L}6:{L}{R})',mb,v)
ws.write(R+2,0,'TAW = tenant at will.  Past due = rent more than 30 days late.',f(italic=1)); ws.write(R+4,0,'Signed: ____________________________     Date: ______________')
ws.set_column('A:A',30);ws.set_column('B:C',7);ws.set_column('D:D',24);ws.set_column('E:E',9);ws.set_column('F:J',12); ws.set_landscape(); ws.fit_to_pages(1,0)
wb.close()
save(name,dict(propertyName=None,asOnDate='2025-12-01',units=n,occupied=no,vacant=n-no,rows=rows),'SINGLE_FAMILY_RENTAL','credit-union borrower form, address once per house, Y/N occupancy')
