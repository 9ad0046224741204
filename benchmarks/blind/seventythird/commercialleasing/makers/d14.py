from common import *
import xlwt
N='willow st rents.xls';wb=xlwt.Workbook();ws=wb.add_sheet('Sheet1');b=xlwt.easyxf('font: bold on');t=xlwt.easyxf('font: name Times New Roman')
ws.write(0,0,'Willow & 5th Shops',b);ws.write(1,0,'rents for october 2025',t)
for j,x in enumerate(['#','who','size','since','lease up','rent','water','trash','they pay','owe','notes']):ws.write(3,j,x,b)
T=[('1','Sunny Nails',"1,100",'3/1/2019','2/28/2027',1850,45,30,0,'goes up to $1,905 on 3/1/2026',('2026-03-01',1905)),
('2','Vapor Alley','900','6/15/2022','6/14/2026',1500,35,30,0,'',None),
('3 & 4',"Rosario's Pizza",'2,250','11/1/2012','10/31/2027',3700,110,75,3885,'said he will pay both months by 10/20',None),
('5','empty','1,100','','',None,None,None,None,'asking 1,900; roof leak fixed',None),
('6','Tax Time USA','850','1/1/2024','12/31/2026',1300,0,30,0,'',None),
('7','Crest Cleaners drop store','850','8/1/2016','month to month',1150,60,30,0,'owner ill, may leave',None),
('8','Blue Heron Books','1,400','5/1/2021','4/30/2026',1975,35,30,350,'option 3 yrs at $2,100',None),
('9','Urban Optique','1,250','9/1/2023','8/31/2028',2050,35,30,0,'goes up to $2,110 on 9/1/2026',('2026-09-01',2110)),
('10','U-Fix Phone Repair','700','2/1/2025','1/31/2027',1225,35,30,-20,'overpaid in sept',None)]
R=4;rows=[];S=[0]*6
for u,w,sz,s,e,rt,wa,tr,ow,nt,stp in T:
    v=w=='empty';tot=None if v else rt+wa+tr
    for j,x in enumerate((u,w,sz,s,e,rt,wa,tr,tot,ow,nt)):
        if x not in('',None):ws.write(R,j,x,t)
    d=lambda q:date(int(q.split('/')[2]),int(q.split('/')[0]),int(q.split('/')[1])) if '/' in q else q
    rows.append(row(unit=u,tenantName=None if v else w,area=int(sz.replace(',','')),statusText='empty' if v else 'Occupied',leaseStartDate=d(s) if s else None,leaseEndDate=d(e) if e else None,marketRent=1900 if v else None,contractRent=rt,charges=None if v else [dict(code='rent',amount=rt),dict(code='water',amount=wa),dict(code='trash',amount=tr)],totalCharges=tot,balance=ow,rentSteps=[dict(date=stp[0],amount=stp[1])] if stp else None))
    for i,x in enumerate((int(sz.replace(',','')),rt,wa,tr,tot,ow)):S[i]+=x or 0
    R+=1
R+=1;ws.write(R,1,'all together',b)
ws.write(R,2,f'{S[0]:,}',b)
for j,x in zip((5,6,7,8,9),S[1:]):ws.write(R,j,x,b)
ws.write(R+2,1,'9 spaces (Rosario has two bays, counted once), 1 empty',t)
for j,w in enumerate((7,26,8,12,15,9,8,8,10,8,36)):ws.col(j).width=w*270
wb.save(doc(N))
save(N,'RETAIL','Small owner .xls, lower case, notes with increases',False,'Willow & 5th Shops','2025-10',rows,9,8,1,ties=dict(area=S[0],contractRent=S[1],totalCharges=S[4],balance=S[5]))
