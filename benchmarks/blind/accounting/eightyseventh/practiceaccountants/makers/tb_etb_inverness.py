from common import *
import xlsxwriter
N='Kessock Moorings ETB 31-10-2025.xlsx'
# ref, name, tb pounds(+dr), adj list [(dr/cr signed, jnl)], PL or BS
D=[("A1","Holiday cottages - cost",742500,0,'B'),("A2","Boatyard workshop & sheds - cost",168400,0,'B'),("A3","Moorings, chains & pontoons - cost",96315,2480,'B'),("A4","Pontoons accumulated depreciation",-38526,-9880,'B'),
("A5","Cottage furnishings - cost",41270,0,'B'),("A6","Furnishings accumulated depreciation",-19808,-5366,'B'),("A7","Workboat 'Merganser'",28500,0,'B'),("A8","Workboat accumulated depreciation",-14250,-3563,'B'),
("B1","Mooring holders' debtors",11864,-1146,'B'),("B2","Agency balance - HighlandStays",6238,0,'B'),("B3","Prepayments",0,3127,'B'),("B4","Stock of diesel & gas bottles",2140,386,'B'),
("C1","Bank of Scotland current account",18922,0,'B'),("C2","Reserve account",35000,0,'B'),("C3","Cash float - site office",250,0,'B'),
("D1","Trade creditors",-7416,0,'B'),("D2","VAT",-3905,0,'B'),("D3","Accruals",0,-4185,'B'),("D4","Booking deposits received in advance",-12760,-2295,'B'),("D5","PAYE and NIC",-884,0,'B'),
("E1","Term loan",-214630,0,'B'),("F1","Capital - D Munro",None,0,'B'),("F2","Capital - S Munro",-372415,0,'B'),("F3","Drawings - D Munro",24600,1200,'B'),("F4","Drawings - S Munro",22150,0,'B'),
("G1","Cottage lettings",-98742,2295,'P'),("G2","Annual moorings",-61480,0,'P'),("G3","Visitor moorings & slipway",-8916,0,'P'),("G4","Workshop rents",-19200,0,'P'),("G5","Winter storage & lift-out",-14385,0,'P'),("G6","Diesel & gas sales",-9652,0,'P'),
("H1","Diesel & gas purchases",7904,-386,'P'),("H2","Agency commission",16290,0,'P'),("H3","Laundry & cleaning",13416,0,'P'),("J1","Wages - yard & housekeeping",31875,0,'P'),("J2","Crown Estate seabed rent",5150,0,'P'),("J3","Rates & water",6084,-1012,'P'),
("J4","Insurance",9377,-2115,'P'),("J5","Light & heat",12268,1685,'P'),("J6","Repairs - cottages",14922,0,'P'),("J7","Repairs - moorings & pontoons",8346,-2480,'P'),("J8","Motor & workboat running",4718,-1200,'P'),("J9","Telephone, web & booking system",2963,0,'P'),
("K1","Accountancy",650,2500,'P'),("K2","Bank charges & card fees",2184,0,'P'),("K3","Loan interest",12046,0,'P'),("K4","Bad debts",0,1146,'P'),("K5","Depreciation",0,18809,'P'),("K6","Sundries",417,0,'P')]
s=sum(d[2] or 0 for d in D); D=[(a,b,-s if v is None else v,j,k) for a,b,v,j,k in D]
print('capital DM',-s,'adj',sum(d[3] for d in D)); assert sum(d[3] for d in D)==0
ADJ={}
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('ETB'); w2=wb.add_worksheet('Journals')
f=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
ttl=f(bold=True,); t2=wb.add_format(dict(font_name='Calibri',font_size=14,bold=True)); hg=f(bold=True,align='center',bottom=1); hh=f(bold=True,align='right',bottom=1); hl=f(bold=True,bottom=1)
nf='#,##0;(#,##0);""'; num=f(num_format='#,##0'); numl=f(num_format='#,##0',left=1); tx=f(); tot=f(num_format='#,##0',bold=True,top=1,bottom=6); totl=f(num_format='#,##0',bold=True,top=1,bottom=6,left=1); tb=f(bold=True); it=f(italic=True,font_color='#555555')
ws.write(0,0,'Kessock Point Moorings & Cottages (a partnership)',t2); ws.write(1,0,'Extended trial balance',ttl); ws.write(2,0,'Year ended 31 October 2025',ttl)
ws.write(0,9,'Prepared: CMF',it); ws.write(1,9,'Reviewed:',it); ws.write(2,9,'£',ttl)
G=['Trial balance','Adjustments','Profit and loss','Balance sheet']
for i,g in enumerate(G): ws.merge_range(4,2+2*i,4,3+2*i,g,hg)
ws.write(5,0,'Ref',hl); ws.write(5,1,'Account',hl)
for i in range(8): ws.write(5,2+i,['Dr','Cr'][i%2],hh)
keys=['debit','credit']+[f'other:{g} {s}' for g in G[1:] for s in('Dr','Cr')]
rows=[]; r=6; T=[0]*8
def put(r,vals,fs=(num,numl)):
    for i,v in enumerate(vals):
        fm=fs[1] if i%2==0 else fs[0]
        if v: ws.write_number(r,2+i,v,fm)
        else: ws.write_blank(r,2+i,None,fm)
    return {k:v for k,v in zip(keys,vals) if v}
prev=None
for a,b,v,j,k in D:
    if prev and a[0]!=prev: 
        put(r,[0]*8); r+=1
    prev=a[0]
    n=v+j; vals=[max(v,0),max(-v,0),max(j,0),max(-j,0)]+[0]*4
    o=4 if k=='P' else 6; vals[o]=max(n,0); vals[o+1]=max(-n,0)
    ws.write(r,0,a,tx); ws.write(r,1,b,tx); rows.append(dict(account=a,name=b,**put(r,vals))); T=[x+y for x,y in zip(T,vals)]; r+=1
p=T[5]-T[4]; assert p==T[6]-T[7],(p,T); print('profit',p)
put(r,[0]*8); r+=1
ws.write(r,1,'Profit for the year',tb); vals=[0,0,0,0,p,0,0,p]; rows.append(dict(name='Profit for the year',**put(r,vals))); T=[x+y for x,y in zip(T,vals)]; last=r; r+=1
ws.write(r,1,'Total',tb)
for i in range(8):
    L='CDEFGHIJ'[i]; ws.write_formula(r,2+i,f'=SUM({L}7:{L}{last+1})',totl if i%2==0 else tot,T[i])
tt=[dict(label='Total',**dict(zip(keys,T)))]
assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5] and T[6]==T[7]
ws.write(r+2,1,'Profit is shared equally between the partners. Adjustments per Journals sheet.',it)
ws.set_column(0,0,5); ws.set_column(1,1,38); ws.set_column(2,9,10.5); ws.freeze_panes(6,2); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(4,5); ws.set_footer('&L&F&R&P of &N')
J=[("1","Depreciation for the year",[("K5",18809),("A4",-9880),("A6",-5366),("A8",-3563)]),("2","Prepaid insurance and rates",[("B3",3127),("J4",-2115),("J3",-1012)]),("3","Electricity and accountancy accruals",[("J5",1685),("K1",2500),("D3",-4185)]),
("4","Deposits for stays after year end",[("G1",2295),("D4",-2295)]),("5","New chain for trots 14-22 capitalised",[("A3",2480),("J7",-2480)]),("6","Mooring debts over two years written off",[("K4",1146),("B1",-1146)]),("7","Closing stock uplift",[("B4",386),("H1",-386)]),("8","Private share of motor costs",[("F3",1200),("J8",-1200)])]
from collections import Counter
cc=Counter()
for _,_,l in J:
    assert sum(x for _,x in l)==0
    for a,x in l: cc[a]+=x
assert all(cc[d[0]]==d[3] for d in D)
w2.write(0,0,'Adjusting journals',ttl)
for i,h in enumerate(['Jnl','Ref','Narrative','Dr','Cr']): w2.write(2,i,h,hl)
r2=3
for n,t,l in J:
    for q,(a,x) in enumerate(l):
        w2.write(r2,0,n if q==0 else '',tx); w2.write(r2,1,a,tx); w2.write(r2,2,t if q==0 else '',tx); w2.write(r2,3 if x>0 else 4,abs(x),num); r2+=1
    r2+=1
w2.set_column(2,2,40)
wb.close()
save(N,'TB','Extended trial balance workbook, four Dr/Cr pairs, Inverness moorings and cottages',True,keys,rows,tt)
print(len(rows))
