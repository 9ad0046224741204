from common import *
import xlwt
r=random.Random(8309); N=Names(r); name='GARAGES_LANE14.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('Garages')
b=xlwt.easyxf('font: bold on; borders: bottom thin; align: wrap on'); mo=xlwt.easyxf(num_format_str='$#,##0.00'); bm=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='$#,##0.00'); da=xlwt.easyxf(num_format_str='mm/dd/yyyy'); bo=xlwt.easyxf('font: bold on')
ws.write(0,0,'Lane 14 Lock-Up Garages',xlwt.easyxf('font: bold on, height 280')); ws.write(1,0,'Rear of 900-block Thornbury Street   |   Rent list for lender, June 2025'); 
rows=[];R=3; biz=['Tidewell Plumbing','Corner Bikes','St. Ansgar Parish','Mobile Notary Svc','Fairclough Hauling']
H=['Garage #','Size','Renter','Paid to','Start','Monthly','Yearly','Deposit']
for j,h in enumerate(H): ws.write(R,j,h,b)
R+=1; rr={'10x20':85,'12x22':105,'20x20 dbl':165}
tots=[]; allr=0
for row,n0,n in (('NORTH ROW',1,20),('SOUTH ROW',21,16)):
    ws.write(R,0,row,bo); R+=1; f=R; sm=sd=0
    for k in range(n):
        g=n0+k; sz='20x20 dbl' if g%10==0 else ('12x22' if g%3==0 else '10x20'); ws.write(R,0,g); ws.write(R,1,sz)
        if r.random()<.14:
            ws.write(R,2,'--open--'); rows.append(dict(unit=str(g),section=row,unitType=sz,statusText='--open--'))
        else:
            nm=N('{f} {l}') if r.random()<.85 or not biz else biz.pop()
            st=dt.date(r.randint(2012,2025),r.randint(1,5),1); m=rr[sz]-r.choice([0,0,5,10]); dp=r.choice([0,50,m])
            ws.write(R,2,nm); ws.write(R,3,r.choice(['June','June','June','May','Dec 2025'])); ws.write(R,4,dt.datetime(st.year,st.month,1),da); ws.write(R,5,m,mo); ws.write(R,6,m*12,mo); ws.write(R,7,dp,mo)
            sm+=m;sd+=dp; rows.append(dict(unit=str(g),section=row,unitType=sz,tenantName=nm,statusText='Occupied',moveInDate=iso(st),contractRent=m,annualRent=m*12,deposit=dp))
        R+=1
    ws.write(R,2,row.title()+' total',bo); ws.write(R,5,sm,bm); ws.write(R,6,sm*12,bm); ws.write(R,7,sd,bm); tots.append((sm,sd)); R+=2
ws.write(R,2,'BOTH ROWS',bo); a=sum(x[0] for x in tots); ws.write(R,5,a,bm); ws.write(R,6,a*12,bm); ws.write(R,7,sum(x[1] for x in tots),bm)
oc=sum('tenantName' in x for x in rows)
ws.write(R+2,0,f'{len(rows)} garages, {oc} rented, {len(rows)-oc} open. Electric not metered. All month to month.')
for j,w in enumerate([10,12,24,11,12,11,12,11]): ws.col(j).width=w*256
ws.set_portrait(True); ws.fit_num_pages=1; ws.set_fit_width_to_pages(1); ws.set_fit_height_to_pages(0)
wb.save(D+name)
save(name,dict(propertyName='Lane 14 Lock-Up Garages',asOnDate='2025-06',units=36,occupied=oc,vacant=36-oc,sheet=None,rows=rows),'PARKING','old .xls, garage rows with section totals, monthly and yearly rent')
