# Australian lease administration print: warehouse estate, square metres, annual rents
from common import *
R=random.Random(6813)
FN='rr13_kooringal_tenancy_schedule.pdf'; asof=D(2025,6,30)
dt_=[('1','Pennant Logistics Pty Ltd',4250.5,'W',D(2021,7,1),D(2026,6,30),'1 x 5 yrs',121.0,28.4,'01-Jul-25','Fixed 3.50%'),
('2A','Brightsea Marine Spares Pty Ltd',1180.0,'W',D(2023,11,1),D(2028,10,31),'1 x 3 yrs',138.5,28.4,'01-Nov-25','CPI'),
('2B','Colonial Bathware (Aust) Pty Ltd',1322.8,'W',D(2022,3,15),D(2027,3,14),'2 x 3 yrs',134.0,28.4,'15-Mar-26','Fixed 3.75%'),
('3','Vacant',2075.0,'W',None,None,'',None,None,'',''),
('4','Tasman Refrigerated Transport Pty Ltd',6890.2,'W',D(2018,9,1),D(2030,8,31),'1 x 10 yrs',112.25,27.1,'01-Sep-25','Market'),
('5-01','Greyfriars Calibration Services',310.0,'O/W',D(2024,2,1),D(2027,1,31),'Nil',185.0,31.0,'01-Feb-26','Fixed 4.00%'),
('5-02','Vacant',295.5,'O/W',None,None,'',None,None,'',''),
('5-03','Wirra Print Finishing',402.0,'O/W',D(2020,5,1),None,'Holding over',172.5,31.0,'',''),
('5-04','Lorikeet Early Music Hire',288.0,'O/W',D(2025,4,1),D(2028,3,31),'1 x 3 yrs',190.0,31.0,'01-Apr-26','CPI'),
('Yard A','Pennant Logistics Pty Ltd',1500.0,'Hardstand',D(2021,7,1),D(2026,6,30),'1 x 5 yrs',42.0,0.0,'01-Jul-25','Fixed 3.50%'),
('Roof','Southern Cross Telecom Leasing',None,'Telco',D(2016,1,1),D(2035,12,31),'Nil',None,0.0,'01-Jan-26','CPI')]
rows=[]
for u,n,a,ty,s,e,op,rt,og,rd,rv in dt_:
    r=dict(unit=u,area=a,unitType=ty,_op=op,_rd=rd,_rv=rv)
    if n=='Vacant': r['statusText']='Vacant'
    else:
        ar=round(a*rt,2) if rt else 27450.0
        out=round(a*og,2) if a else 0.0
        r.update(tenantName=n,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=ar,_rt=rt,_out=out,_gross=round(ar+out,2),_pm=round((ar+out)/12,2))
    rows.append(r)
A4=ps.landscape(ps.A4);p=P(FN,A4);F,B,I='LiberationSerif-Regular','LiberationSerif-Bold','LiberationSerif-Italic';[ttf(x) for x in(F,B,I)]
# parameter page
p.page();p.font(B,20);p.l(70,120,'Tenancy Schedule');p.font(F,12);p.l(70,142,'Kooringal Distribution Estate');p.l(70,158,'44-62 Freightline Drive, Derrimut VIC 3026')
y=210;p.font(B,10);p.l(70,y,'Report parameters');p.line(70,y+4,420,y+4,.6);y+=18
for a,b in [('Owner','Ashgrove Industrial Property Trust'),('Properties','0417 - Kooringal Distribution Estate'),('Report date','30 June 2025'),('Include vacant','Yes'),('Include licences','Yes'),('Charges basis','Annual, excluding GST'),('Area basis','Lettable area (m\u00b2)'),('Run by / time','mhollis  02-Jul-2025 14:05')]:
    p.font(B,9);p.l(70,y,a);p.font(F,9);p.l(190,y,b);y+=14
def ft():
    p.font(I,7.5);p.l(40,570,'All amounts in AUD and exclusive of GST. Confidential.');p.r(802,570,'{p} / {n}')
ft()
p.page();ft();p.font(B,12);p.l(40,44,'Tenancy Schedule');p.font(F,9);p.l(40,57,'Kooringal Distribution Estate  -  as at 30 June 2025')
X=dict(u=40,n=78,ty=238,a=322,s=332,e=386,op=440,rd=498,rv=552,ar=646,rt=688,og=745,pm=806)
y=84;p.line(38,y-11,808,y-11,1);p.font(B,8)
for k,a,b,al in [('u','Ten.','','l'),('n','Tenant','','l'),('ty','Use','','l'),('a','Area','(m\u00b2)','r'),('s','Lease','Start','l'),('e','Lease','Expiry','l'),('op','Option','','l'),('rd','Next','Review','l'),('rv','Review','Type','l'),('ar','Base Rent','p.a. ($)','r'),('rt','Rate','$/m\u00b2','r'),('og','Outgoings','p.a. ($)','r'),('pm','Gross Rental','p.m. ($)','r')]:
    f=p.l if al=='l' else p.r;f(X[k],y,a);f(X[k],y+10,b)
p.line(38,y+15,808,y+15,.5);y+=30
d=lambda x:x.strftime('%d-%b-%y') if x else ''
for r in rows:
    p.font(F,8.5);p.l(X['u'],y,r['unit']);p.l(X['ty'],y,r['unitType'])
    if r['area']:p.r(X['a'],y,f"{r['area']:,.1f}")
    if 'tenantName' in r:
        t=r['tenantName'];second=None
        if p.w(t)>152:
            i=t.rfind(' ',0,30);t,second=t[:i],t[i+1:]
        p.l(X['n'],y,t)
        p.l(X['s'],y,d(r['leaseStartDate']));p.l(X['e'],y,d(r['leaseEndDate']));p.l(X['op'],y,r['_op']);p.l(X['rd'],y,r['_rd']);p.l(X['rv'],y,r['_rv'])
        p.r(X['ar'],y,m2(r['annualRent']));p.r(X['rt'],y,m2(r['_rt']) if r['_rt'] else '');p.r(X['og'],y,m2(r['_out']));p.r(X['pm'],y,m2(r['_pm']))
        if second:y+=10;p.l(X['n'],y,second)
    else: p.font(I,8.5);p.l(X['n'],y,'Vacant')
    y+=8;p.line(38,y-2.5,808,y-2.5,.25,.6);y+=10
ta=sum(r['area'] or 0 for r in rows);O=[r for r in rows if 'tenantName' in r]
p.font(B,8.5);y+=4;p.l(X['n'],y,'Property total');p.r(X['a'],y,f'{ta:,.1f}');p.r(X['ar'],y,m2(sum(r['annualRent'] for r in O)));p.r(X['og'],y,m2(sum(r['_out'] for r in O)));p.r(X['pm'],y,m2(sum(r['_pm'] for r in O)));p.line(38,y+5,808,y+5,1)
p.page();ft();p.font(B,12);p.l(40,44,'Recap');p.font(F,9);p.l(40,57,'Kooringal Distribution Estate  -  as at 30 June 2025')
y=86;p.font(B,9);p.l(40,y,'By use')
for x,t in((250,'Tenancies'),(310,'Let'),(370,'Vacant'),(450,'Area (m\u00b2)'),(550,'Base rent p.a. ($)')):p.r(x,y,t)
p.line(38,y+4,552,y+4,.5);y+=17;p.font(F,9)
for ty,lab in(('W','W - Warehouse'),('O/W','O/W - Office warehouse unit'),('Hardstand','Hardstand'),('Telco','Telco - rooftop licence')):
    g=[r for r in rows if r['unitType']==ty];o=[r for r in g if 'tenantName' in r];p.l(40,y,lab)
    for x,t in((250,len(g)),(310,len(o)),(370,len(g)-len(o)),(450,f"{sum(r['area'] or 0 for r in g):,.1f}"),(550,m2(sum(r['annualRent'] for r in o)))):p.r(x,y,str(t))
    y+=13
p.line(38,y-9,552,y-9,.5);p.font(B,9);p.l(40,y+2,'Total')
for x,t in((250,len(rows)),(310,len(O)),(370,len(rows)-len(O)),(450,f'{ta:,.1f}'),(550,m2(sum(r['annualRent'] for r in O)))):p.r(x,y+2,str(t))
y+=34;va=sum(r['area'] for r in rows if 'tenantName' not in r);p.font(F,9)
p.l(40,y,f'Vacant area {va:,.1f} m\u00b2, {100*va/ta:.1f}% of lettable area. Hardstand is included in the area total.')
p.save('Tenancy Schedule')
for r in rows:
    if r.get('statusText')=='Holding over': r['leaseEndDate']=None
o2=[]
for r in rows:
    q={k:v for k,v in r.items() if k[0]!='_'}
    o2.append(q)
save(FN,'WAREHOUSE','r68a','Australian lease administration, parameter page, sqm, annual rents, recap page',True,'Kooringal Distribution Estate',asof,o2,len(rows),len(O),len(rows)-len(O))
