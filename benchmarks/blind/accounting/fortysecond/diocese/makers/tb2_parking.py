# volunteer treasurer's workbook, pairs opening / movement / closing (xlsxwriter)
import random, xlsxwriter
from common import *
R=random.Random(4202); STEM='Cathedral Parking year-end TB'
S=[('What we own',[('Wesleyan Bank current account','C-01',3841260,'x'),('Deposit account (14-day notice)','C-02',2500000,'i'),('Float - pay machines','C-03',60000,''),
 ('Contract parkers owing','D-10',418350,'x'),('Validation scheme - shops owing','D-11',96480,'x'),('Prepaid insurance','D-20',214000,'x'),('Barriers & ticket machines, cost','F-40',6842500,'i'),
 ('Barriers & ticket machines, depreciation','F-41',-3915000,'dc'),('Resurfacing Lot C, cost','F-44',2230000,''),('Resurfacing Lot C, depreciation','F-45',-446000,'dc'),('EV chargers (grant funded)','F-50',0,'n')]),
 ('What we owe',[('Suppliers','L-10',-287615,'x'),('Sales & parking tax collected','L-12',-191240,'x'),('Contract parkers - key card deposits','L-20',-145000,'x'),('Permits sold in advance','L-21',-322500,'x'),
 ('Cathedral parish - loan','L-30',-1500000,'dr'),('EV grant deferred','L-33',0,'cn')]),
 ("Funds",[('Accumulated fund','R-90',None,''),('Reserve for resurfacing','R-91',-1200000,'c')]),
 ('Income for the year',[('Daily tickets - Garage','4010',0,'c9'),('Daily tickets - Lot B','4011',0,'c4'),('Monthly contracts','4020',0,'c8'),('Event nights (concerts, ordinations)','4030',0,'c2'),('Validations recharged','4040',0,'c1'),('Lost-ticket fees','4050',0,'c0'),('Bank interest','4090',0,'c0')]),
 ('Costs for the year',[('Attendants - wages','5010',0,'d8'),('Payroll taxes','5011',0,'d1'),('Sweeping & snow','5020',0,'d3'),('Electric light & lifts','5030',0,'d2'),('Machine maintenance contract','5040',0,'d1'),('Card processing charges','5050',0,'d1'),
 ('Insurance','5060',0,'d2'),('Signs, paint, cones','5065',0,'d0'),('Refunds & goodwill','5070',0,'d0'),('Depreciation','5080',0,'dep'),('Contribution to Cathedral upkeep','5900',0,'d6')])]
L=[]
for s,it in S:
    for n,a,o,t in it:
        d=c=0; u=R.uniform(.7,1.3)
        if t=='x': d,c=R.randint(100000,900000),R.randint(100000,900000)
        elif t=='i': d=R.randint(20000,350000)
        elif t=='dc': c={'F-41':684250,'F-45':223000}[a]
        elif t=='n': d=1875000
        elif t=='cn': c,d=1125000,93750
        elif t=='dr': d=300000
        elif t=='c': c=250000
        elif t=='dep': d=907250
        elif t and t[0] in 'cd': 
            v=round(({'0':.04}.get(t[1],int(t[1])))*1400000*u)
            d,c=(0,v) if t[0]=='c' else (v,0)
            if t=='d2': c=R.randint(5000,40000)
        L.append(dict(s=s,n=n,a=a,o=o,d=d,c=c))
next(x for x in L if x['o'] is None)['o']=-sum(x['o'] or 0 for x in L)
b=L[0]; df=sum(x['d']-x['c'] for x in L); b['d']+=26000000; b['c']+=26000000+df
# debtors/creditors: keep natural sign
for x in L:
    e=x['o']+x['d']-x['c']
    if x['a'][0]=='D' and e<=0 or (x['a'] in('L-10','L-12','L-20','L-21') and e>=0):
        sw=x['d']; nd,nc=x['c'],sw
        b['d']+=x['d']-nd if x['d']>nd else 0; b['c']+=nd-x['d'] if nd>x['d'] else 0
        b['d']+=nc-x['c'] if nc>x['c'] else 0; b['c']+=x['c']-nc if x['c']>nc else 0
        x['d'],x['c']=nd,nc
assert sum(x['d']-x['c'] for x in L)==0
wb=xlsxwriter.Workbook(doc(STEM+'.xlsx')); wn=wb.add_worksheet('Treasurer notes'); ws=wb.add_worksheet('TB 30 June')
F=lambda **k: wb.add_format({**dict(font_name='Georgia',font_size=10),**k})
wn.write(0,0,'Notes from Dympna (hon. treasurer)',F(bold=1)); 
for i,t in enumerate(['1. Garage, Lot B and Lot C are one set of books.','2. Debits in the left-hand column of each pair, credits in the right.','3. Depreciation straight line, 10 years.','4. Please do not insert columns - the finance office links to this file.']): wn.write(2+i,0,t,F())
wn.set_column(0,0,70)
num=F(num_format='#,##0.00'); h=F(bold=1,align='center',bottom=1,bg_color='#E4DCCB'); hs=F(bold=1,italic=1,font_color='#7A3B10'); tx=F()
tt=F(bold=1,num_format='#,##0.00',top=1,bottom=6)
ws.write('B2','Cathedral of St Columba - Parking Operation',F(bold=1)); ws.write('B3','List of balances for the year 1 July 2025 to 30 June 2026',F(italic=1)); ws.write('I3','US dollars',tx)
ws.merge_range('D5:E5','At the start',h); ws.merge_range('F5:G5','During the year',h); ws.merge_range('H5:I5','At the end',h)
ws.merge_range('B5:B6','Account',h); ws.write('C5','Old ref',h); ws.write('C6','',h); ws.merge_range('J5:J6','Ledger no.',h); ws.merge_range('K5:K6','Remarks',h)
for i,q in enumerate(['Debit','Credit']*3): ws.write(5,3+i,q,h)
ws.set_column('A:A',2); ws.set_column('B:B',40); ws.set_column('C:C',9,None,{'hidden':1}); ws.set_column('D:I',15); ws.set_column('J:J',11); ws.set_column('K:K',34)
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
r=6; rows=[]; T=[0]*6; cs=None; REM={'L-30':'interest free, $3,000 a year','F-50':'4 chargers, switched on Nov 2025','5900':'agreed by Chapter 12 May','L-33':'released over 10 yrs','D-11':'bakery & bookshop only'}
first=r
for x in L:
    if x['s']!=cs: cs=x['s']; ws.write(r,1,cs,hs); r+=1
    e=x['o']+x['d']-x['c']; v=[max(x['o'],0),max(-x['o'],0),x['d'],x['c'],max(e,0),max(-e,0)]
    ws.write(r,1,x['n'],tx); ws.write(r,2,'P/'+str(100+r),tx); ws.write(r,9,x['a'] if not x['a'].isdigit() else int(x['a']),F(align='center')); ws.write(r,10,REM.get(x['a'],''),F(italic=1,font_size=9))
    row=dict(account=x['a'],name=x['n'])
    for i,q in enumerate(v):
        T[i]+=q
        if q: ws.write(r,3+i,r2(q),num); row[K[i]]=r2(q)
    rows.append(row); r+=1
r+=1; ws.write(r,1,'Both sides agree',tt)
for i in range(6): 
    col='DEFGHI'[i]; ws.write_formula(r,3+i,f"=SUM({col}{first+1}:{col}{r})",tt,r2(T[i]))
assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5]
ws.write(r+2,1,'Prepared by D. Okafor-Lynch, 19 July 2026. Seen: Fr. T. Abara',F(italic=1,font_size=9))
ws.freeze_panes(6,2); ws.activate(); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
truth(STEM,'TB',K,rows,[dict(label='Both sides agree',**{k:r2(t) for k,t in zip(K,T)})])
