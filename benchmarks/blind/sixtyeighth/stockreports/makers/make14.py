# lease administration register, small strip of shops: grouped charge codes, hidden columns, annual column
from common import *
import xlsxwriter
R=random.Random(6814)
FN='rr14_saddlebrook_lease_register.xlsx'; asof=D(2025,4,1)
T=[('A','Rustic Loaf Bakery, Inc.',1800,22.5),('B','Vantage Hearing Centers',1200,24),('C','Cleo & Daughters Salon',1050,25),('D',None,1400,0),('E-F','Sportline Resale',3600,16.75),('G','Northgate Karate Academy',2250,15.5),('H','Pho Saigon Garden LLC',1950,23),('J','Mainspring Clock & Watch',720,26),('K','First Prairie Insurance Agency',980,24.5),('L',None,1150,0),('PAD 1','Burrito Barn Restaurants LP',2700,34)]
CD=['BRNT','CAMR','RETX','INSR','SIGN'];rows=[]
for u,n,a,p in T:
    r=dict(unit=u,area=a)
    if not n: r.update(statusText='Vacant')
    else:
        ls=D(R.choice([2017,2019,2021,2022,2023]),R.randint(1,12),R.choice([1,1,15]));le=addm(ls,R.choice([60,60,120]))-dt.timedelta(1)
        while le<asof:le=addm(le,60)
        v=[round(p*a/12,2),round(3.15*a/12,2),round(2.6*a/12,2),round(.55*a/12,2),R.choice([0,25.,40.])]
        nx=D(2025,ls.month,1) if D(2025,ls.month,1)>asof else D(2026,ls.month,1)
        r.update(tenantName=n,statusText='Active',leaseStartDate=ls,leaseEndDate=le,contractRent=v[0],annualRent=round(v[0]*12,2),deposit=float(round(v[0],-2)),charges=[dict(code=c,amount=x) for c,x in zip(CD,v) if x],totalCharges=round(sum(v),2),_v=v,_n=(nx,round(v[0]*1.03,2)) if nx<le else None)
        if r['_n']: r['rentSteps']=[dict(date=iso(nx),amount=r['_n'][1])]
    rows.append(r)
wb=xlsxwriter.Workbook(DOC+FN);ws=wb.add_worksheet('Lease Register');wi=wb.add_worksheet('Code Legend')
f=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=9,border=7,**k))
n=f();m=f(num_format='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)');i_=f(num_format='#,##0');d_=f(num_format='d-mmm-yyyy',align='left');h=f(bold=True,align='center',valign='vcenter',text_wrap=True,bg_color='#E4DFEC');mb=f(bold=True,num_format='#,##0.00',bg_color='#F2F2F2');ib=f(bold=True,num_format='#,##0',bg_color='#F2F2F2');bb=f(bold=True,bg_color='#F2F2F2');vac=f(italic=True,font_color='#C00000')
pl=wb.add_format(dict(font_name='Calibri',font_size=9));pt=wb.add_format(dict(font_name='Calibri',font_size=14,bold=True))
ws.write(0,1,'Saddlebrook Corners',pt);ws.write(1,1,'Lease Register - Active and Vacant Spaces',pl);ws.write(2,1,'Effective 1-Apr-2025     Entity 3300     Currency USD',pl)
y=4
def mg(a,t):
    ws.merge_range(y,a,y+1,a,t,h)
for a,t in ((1,'Space'),(2,'Lease No.'),(3,'Lessee'),(4,'Status'),(5,'Rentable\nArea SF'),(6,'Commence'),(7,'Expire')):mg(a,t)
ws.merge_range(y,8,y,13,'Monthly Billing by Code',h)
for i,c in enumerate(CD+['Total']):ws.write(y+1,8+i,c,h)
mg(14,'Annual\nBase Rent');ws.merge_range(y,15,y,16,'Next Base Rent Change',h);ws.write(y+1,15,'Effective',h);ws.write(y+1,16,'Monthly',h);mg(17,'Security\nDeposit')
y=6
for k,r in enumerate(rows):
    ws.write(y,1,r['unit'],n);ws.write(y,5,r['area'],i_);ws.write(y,0,'3300',pl)
    if 'tenantName' in r:
        ws.write(y,2,f'L-{3300+k:05d}',n);ws.write(y,3,r['tenantName'],n);ws.write(y,4,'Active',n);ws.write(y,6,r['leaseStartDate'],d_);ws.write(y,7,r['leaseEndDate'],d_)
        for i,v in enumerate(r['_v']):
            if v:ws.write(y,8+i,v,m)
            else:ws.write_blank(y,8+i,None,m)
        ws.write(y,13,r['totalCharges'],m);ws.write(y,14,r['annualRent'],m)
        if r['_n']:ws.write(y,15,r['_n'][0],d_);ws.write(y,16,r['_n'][1],m)
        else:ws.write(y,15,'',n);ws.write(y,16,'',n)
        ws.write(y,17,r['deposit'],m)
    else:
        ws.write(y,4,'Vacant',vac)
        for x in (2,3,6,7,*range(8,18)):ws.write_blank(y,x,None,n)
    y+=1
O=[r for r in rows if 'tenantName' in r];S=lambda k:round(sum(r.get(k,0) for r in rows),2)
for x in range(1,18):ws.write_blank(y,x,None,bb)
ws.write(y,1,'Total',bb);ws.write(y,3,f'{len(O)} leased of {len(rows)} spaces',bb);ws.write(y,5,S('area'),ib)
for i in range(5):ws.write(y,8+i,round(sum(r['_v'][i] for r in O),2),mb)
ws.write(y,13,S('totalCharges'),mb);ws.write(y,14,S('annualRent'),mb);ws.write(y,17,S('deposit'),mb)
y+=2;oa=sum(r['area'] for r in O)
for a,b,c in (('Leased area SF',oa,oa/S('area')),('Vacant area SF',S('area')-oa,1-oa/S('area'))):
    ws.write(y,3,a,pl);ws.write(y,5,b,wb.add_format(dict(font_name='Calibri',font_size=9,num_format='#,##0')));ws.write(y,6,c,wb.add_format(dict(font_name='Calibri',font_size=9,num_format='0.0%',align='left')));y+=1
ws.set_column(0,0,7,None,{'hidden':1})
for i,w in zip(range(1,18),[8,9,28,8,9,12,12,11,10,10,10,9,11,12,12,11,11]):ws.set_column(i,i,w,None,{'hidden':1} if i==2 else {})
ws.set_landscape();ws.fit_to_pages(1,1);ws.hide_gridlines(2);ws.set_footer('&L&8LSR-02 rev 9&R&8&D &T')
for i,(a,b) in enumerate([('Code','Description'),('BRNT','Base (minimum) rent'),('CAMR','Common area maintenance recovery'),('RETX','Real estate tax recovery'),('INSR','Insurance recovery'),('SIGN','Pylon sign fee')]):wi.write(i,0,a,h if i==0 else n);wi.write(i,1,b,h if i==0 else n)
wi.set_column(1,1,36);wb.close()
save(FN,'RETAIL','r68a','lease administration register, code columns, hidden columns, next change, legend sheet',False,'Saddlebrook Corners',asof,[{k:v for k,v in r.items() if k[0]!='_'} for r in rows],len(rows),len(O),len(rows)-len(O),sheet='Lease Register')
