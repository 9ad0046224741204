# LIHTC pro forma workbook, unit mix tab, formulas with cached values
from common import *
import xlsxwriter
f='Bellwether Commons - LIHTC Proforma v6.xlsx'
wb=xlsxwriter.Workbook(doc(f)); a=wb.add_worksheet('Summary'); ws=wb.add_worksheet('Rents & Mix'); z=wb.add_worksheet('S&U')
F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,**k))
B=F(bold=True); blue=F(font_color='#0000FF'); 
a.write('A1','Bellwether Commons',B); a.write('A2','Chillicothe, OH (Ross County) - 9% LIHTC Family New Construction',F())
for i,(l,v) in enumerate([('Total Development Cost',16842310),('Tax Credit Equity',11520800),('Permanent Loan',2650000),('HOME Funds',1500000),('Deferred Developer Fee',471510),('Other Soft Debt',700000)]): a.write(3+i,0,l,F()); a.write(3+i,1,v,F(num_format='$#,##0'))
a.set_column(0,0,30); a.set_column(1,1,14)
z.write('A1','Sources and Uses',B); 
for i,(l,v) in enumerate([('Acquisition',610000),('Hard Costs',11914200),('Soft Costs',1688110),('Developer Fee',1900000),('Reserves',730000)]): z.write(2+i,0,l,F()); z.write(2+i,1,v,F(num_format='$#,##0'))
z.set_column(0,0,24); z.set_column(1,1,14)
ws.set_column(0,0,2); ws.set_column(1,1,22); ws.set_column(2,12,10.5)
ws.write('B1','Bellwether Commons',F(bold=True,bg_color='#E2EFDA')); ws.write('B2','Unit Mix & Rental Income',B); ws.write('B3','2025 Ross County MTSP limits, published 4/1/2025; utility allowance per PHA schedule eff. 1/1/2025',F(italic=True))
H=['Unit Type','Beds','Baths','AMI %','# Units','Net SF','Max Gross Rent','Utility Allow.','Net Rent','Monthly Rent','Annual Rent','Total NSF']
hd=F(bold=True,text_wrap=True,align='center',valign='vcenter',bottom=2,bg_color='#1F4E78',font_color='#FFFFFF')
for j,h in enumerate(H): ws.write(4,1+j,h,hd)
ws.set_row(4,30)
K=['beds','baths','ami','units','sf','gross','ua','net','other:Monthly Rent','other:Annual Rent','total_sf']
G=[('One Bedroom',1,1,690,68,[(30,4,468),(50,8,780),(60,8,936)]),('Two Bedroom',2,1.5,905,87,[(30,4,561),(50,9,935),(60,11,1122)]),('Three Bedroom',3,2,1140,109,[(30,3,648),(50,5,1081),(60,7,1297)]),('Four Bedroom',4,2,1310,131,[(50,2,1206),(60,3,1447)])]
n=F(align='center'); p0=F(num_format='0%',align='center',font_color='#0000FF'); d0=F(num_format='$#,##0'); db=F(num_format='$#,##0',font_color='#0000FF'); i0=F(num_format='#,##0',align='center')
sb=F(bold=True,top=1,num_format='#,##0',align='center'); sd=F(bold=True,top=1,num_format='$#,##0'); 
x=5; rows=[];tots=[];subr=[]
nm={1:'1BR Garden',2:'2BR Townhome',3:'3BR Townhome',4:'4BR Townhome'}
def line(r):
    global x
    R=x+1
    ws.write(x,1,r['type'],F()); ws.write(x,2,r['beds'],n); ws.write(x,3,r['baths'],F(align='center',num_format='0.0'))
    if 'ami' in r: ws.write(x,4,r['ami']/100,p0)
    else: ws.write(x,4,'Mgr',n)
    ws.write(x,5,r['units'],F(align='center',font_color='#0000FF')); ws.write(x,6,r['sf'],i0)
    if 'gross' in r: ws.write(x,7,r['gross'],db); ws.write(x,8,r['ua'],db); ws.write_formula(x,9,f'=H{R}-I{R}',d0,r['net']); ws.write_formula(x,10,f'=F{R}*J{R}',d0,r['other:Monthly Rent']); ws.write_formula(x,11,f'=K{R}*12',d0,r['other:Annual Rent'])
    ws.write_formula(x,12,f'=F{R}*G{R}',i0,r['total_sf']); x+=1; rows.append(r)
def tl(lbl,rr,fr,to,refs=None):
    global x
    t={'label':lbl}; ws.write(x,1,lbl,F(bold=True,top=1))
    for j in range(2,13): ws.write_blank(x,j,None,sb)
    for j,k in((5,'units'),(10,'other:Monthly Rent'),(11,'other:Annual Rent'),(12,'total_sf')):
        t[k]=sum(r.get(k,0) for r in rr); L='ABCDEFGHIJKLM'[j]
        fo=f'=SUM({L}{fr}:{L}{to})' if not refs else '='+'+'.join(f'{L}{q}' for q in refs)
        ws.write_formula(x,j,fo,sd if j in(10,11) else sb,t[k])
    tots.append(t); x+=1; return x
for g,bd,ba,sf,ua,l in G:
    ws.write(x,1,g+' Units',F(bold=True,italic=True)); x+=1; fr=x+1; rr=[]
    for ami,u,gr in l:
        r=dict(type=nm[bd],beds=bd,baths=ba,ami=ami,units=u,sf=sf,gross=gr,ua=ua,net=gr-ua,total_sf=u*sf); r['other:Monthly Rent']=u*r['net']; r['other:Annual Rent']=12*r['other:Monthly Rent']; line(r); rr.append(r)
    if bd==2:
        r=dict(type="2BR Manager's Unit",beds=2,baths=1.5,units=1,sf=905,total_sf=905); line(r); rr.append(r)
    subr.append(tl(f'Subtotal {g}',rr,fr,x)); x+=1
tl('TOTAL ALL UNITS',rows,0,0,subr)
print(tots[-1]); x+=1
T=tots[-1]
for l,v in(('Vacancy & Collection Loss (7%)',-round(T['other:Annual Rent']*.07)),('Effective Rental Income',T['other:Annual Rent']-round(T['other:Annual Rent']*.07))): ws.write(x,1,l,F()); ws.write(x,11,v,F(num_format='$#,##0;($#,##0)')); x+=1
ws.write(x+1,1,'AMI set-asides recorded in the restrictive covenant: 11 @ 30%, 24 @ 50%, 29 @ 60%',F(italic=True)); ws.activate(); ws.set_landscape(); ws.fit_to_pages(1,1); wb.close()
save(f,'UM','LIHTC pro forma workbook, three sheets, groups by bedroom, formulas, manager unit without rent',True,K,rows,tots)
