# SAP list RFSSLD00-like, monospaced, trailing minus, two company codes
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
rnd=random.Random(8712)
N='Kaltberg_RFSSLD00_2025_05.pdf'
K=['beginning','other:Balance, prev.periods','debit','credit','ending']
# (acct, text, kind, base annual/size)
A=[('100010','Royal Dominion CAD op.',"B",840000),('100015','Royal Dominion CAD out',"B",-61000),('100018','Royal Dominion CAD in',"B",22000),('100020','Payroll account',"B",45000),('100090','Petty cash',"P",1200),
('110000','Trade receiv. storage',"B",1310000),('110010','Trade receiv. handling',"B",612000),('110020','Rent receiv. - offices',"B",48000),('110090','Allow. doubtful accts',"B",-74000),('112000','Interco receivable',"B",233000),
('115000','GST/HST input tax',"B",88400),('118000','Insurance claims recv',"B",19500),('120000','Pallets and dunnage',"B",131000),('120010','Refrigerant stock',"B",58700),('120020','Spare parts',"B",204500),('130000','Prepaid insurance',"B",147000),('130010','Prepaid property tax',"B",96000),('130020','Prepaid software',"B",31500),
('150000','Land',"F",6900000),('151000','Freezer buildings',"F",41200000),('151010','Docks and yard paving',"F",3150000),('152000','Ammonia plant',"F",8840000),('152010','Racking systems',"F",4410000),('152020','Blast cells',"F",2260000),('153000','Forklifts and MHE',"F",1875000),('154000','IT equipment / WMS',"F",412000),
('159000','Acc.depr. buildings',"A",-9320000),('159010','Acc.depr. plant',"A",-3740000),('159020','Acc.depr. racking',"A",-1610000),('159030','Acc.depr. MHE and IT',"A",-1188000),('160000','Assets under constr.',"B",715000),
('200000','Trade payables',"B",-688000),('200010','GR/IR clearing',"B",-94000),('200020','Retention payable',"F",-125000),('210000','Accrued liabilities',"B",-301000),('210010','Accrued wages',"B",-164000),('210020','Accrued power',"B",-218000),('212000','Interco payable',"B",-141000),
('215000','GST/HST output tax',"B",-176000),('215010','PST payable',"B",-8400),('216000','Payroll remittances',"B",-59300),('220000','Customer deposits',"F",-82000),('220010','Unearned storage rev.',"B",-233000),('240000','Term loan - senior',"L",-27400000),('240010','Equipment loans',"L",-1340000),('245000','Asset retirement oblig',"F",-610000),
('300000','Share capital',"F",-12000000),('310000','Retained earnings',"X",0),('320000','Dividends declared',"D",0),
('400000','Storage revenue frozen',"R",-9600000),('400010','Storage revenue cooler',"R",-3850000),('400020','Blast freezing revenue',"R",-1420000),('400030','Handling in/out',"R",-4650000),('400040','Case picking/labelling',"R",-1180000),('400050','Reefer plug-in',"R",-212000),('400060','Office and yard rent',"R",-286000),('400070','Fuel/power surcharge',"R",-540000),('400080','Customs exam fees',"R",-74000),('400090','Rebates to customers',"R",198000),
('500000','Warehouse wages',"R",4720000),('500010','Overtime premium',"R",388000),('500020','Agency labour',"R",512000),('500030','Benefits / CPP / EI',"R",806000),('510000','Electricity',"R",2940000),('510010','Natural gas',"R",138000),('510020','Water and sewer',"R",91500),('510030','Demand charges',"R",377000),('520000','Ammonia plant maint.',"R",418000),('520010','Building repairs',"R",263000),('520020','MHE repairs/leases',"R",344000),('520030','Snow clearing',"R",118000),('520040','Pest control/sanit.',"R",87400),('530000','Property tax',"R",1055000),('530010','Insurance premium',"R",466000),('540000','Security and alarm',"R",121000),('550000','Pallet hire',"R",156000),('560000','Management fee group',"R",640000),('560010','Audit and legal',"R",132000),('560020','Software subscriptions',"R",173000),('560030','Travel',"R",41200),('560040','Bank charges',"R",18300),('565000','Bad debt',"R",32500),('570000','Product damage claims',"R",66800),('600000','Depreciation expense',"R",3120000),('610000','Interest expense',"R",1710000),('620000','FX gain / loss',"R",-11200),('630000','Current income tax',"R",310000)]
CC=[('CA21','Kaltberg Cold Storage Brampton ULC',1.0,{'510010','215010'}),('CA24','Kaltberg Cold Storage Delta BC Ltd.',.57,{'100020','120020','152020','200020','240010','400050','400080','510030','565000','118000','620000','154000'})]
rows=[];tots=[];lines=[]
def n(x): return f"{abs(x):,.2f}"+('-' if x<-.004 else ' ')
def fm(c,a,t,vals): return f"{c:<5}{a:<8}{t:<24}CAD "+''.join(f"{n(q):>18}" for q in vals)
grand=[0]*5; blocks=[]
for cc,cn,sc,skip in CC:
    D={}
    for a,t,k,b in A:
        if a in skip: continue
        b=b*sc*rnd.uniform(.9,1.1); q=lambda x:round(x+rnd.randint(-49,49)/100,2) if abs(x)>0.5 else 0.0
        if k=='R':
            m=b/12; prev=q(m*4*rnd.uniform(.95,1.05)); x=abs(q(m*rnd.uniform(.9,1.12)));  o=0.0
            small=q(x*rnd.uniform(.002,.02)) if rnd.random()<.35 else 0.0
            dr,cr=(x,abs(small)) if b>0 else (abs(small),x)
        elif k=='P': o=float(round(b,-2)); prev=0.0; dr=cr=q(abs(b)*.4)
        elif k=='F': o=q(b); prev=q(b*.01) if rnd.random()<.25 and abs(b)>1e6 else 0.0; dr=cr=0.0
        elif k=='A': o=q(b); prev=q(b*.026); dr=0.0; cr=abs(q(b*.0065))
        elif k=='L': o=q(b); prev=q(-b*.02); dr=abs(q(b*.005)); cr=0.0
        elif k=='X': o=prev=dr=cr=0.0
        elif k=='D': o=prev=0.0; dr,cr=(float(round(400000*sc,-4)),0.0)
        else:
            o=q(b); prev=q(b*rnd.uniform(-.2,.2)); vol=abs(b)*rnd.uniform(.4,1.8); dr=abs(q(vol)); cr=abs(q(vol*rnd.uniform(.85,1.15)))
        D[a]=[o,prev,dr,cr]
    D['310000'][0]=r2(-sum(d[0] for d in D.values()))
    D['100010'][1]=r2(D['100010'][1]-sum(d[1] for d in D.values()))
    gap=r2(sum(d[2] for d in D.values())-sum(d[3] for d in D.values()))
    D['100010'][3 if gap>0 else 2]=r2(D['100010'][3 if gap>0 else 2]+abs(gap))
    L=[];T=[0]*5; g=None; G=None
    NM={'1':'Assets','2':'Liabilities','3':'Equity','4':'Revenues','5':'Operating expenses','6':'Non-operating'}
    def flush():
        if G is None: return
        L.append(('-',)); L.append(('t',f"{'*  '+cc+' '+NM[g]:<37}CAD "+''.join(f"{n(q):>18}" for q in G))); L.append((' ',)); tots.append({'label':f'* {cc} {NM[g]}',**dict(zip(K,G))})
    for a,t,k,b in A:
        if a not in D: continue
        if a[0]!=g: flush(); g=a[0]; G=[0]*5
        d=D[a]; vals=d+[r2(d[0]+d[1]+d[2]-d[3])]
        G=[r2(x+y) for x,y in zip(G,vals)]; T=[r2(x+y) for x,y in zip(T,vals)]
        L.append(('r',fm(cc,a,t,vals))); rows.append({'account':a,'name':t,**dict(zip(K,vals))})
    flush(); assert abs(T[0])<.01 and abs(T[1])<.01 and abs(T[4])<.01 and abs(T[2]-T[3])<.01
    T=[T[0]*0,0.0,T[2],T[3],0.0]
    L.append(('t',f"{'** Company code '+cc:<37}CAD "+''.join(f"{n(q):>18}" for q in T))); tots.append({'label':f'** Company code {cc}',**dict(zip(K,T))})
    grand=[r2(x+y) for x,y in zip(grand,T)]; blocks.append((cc,cn,L))
blocks[-1][2].append((' ',)); blocks[-1][2].append(('t',f"{'*** Total':<37}CAD "+''.join(f"{n(q):>18}" for q in grand))); tots.append({'label':'*** Total',**dict(zip(K,grand))})
W,Hh=landscape(A4); c=canvas.Canvas(doc(N),pagesize=(W,Hh)); FS=8.6; cw=FS*.6; x0=22; pg=0
WID=132; FS=(W-2*x0)/WID/.6; lh=10.7
def head(cc,cn):
    global pg,y; pg+=1; y=Hh-30; c.setFont('Courier',FS)
    def p(s,b=False):
        global y; c.setFont('Courier-Bold' if b else 'Courier',FS); c.drawString(x0,y,s); y-=lh
    p(f"{cn:<48}{'G/L Account Balances':<40}{'Time 18:04:33':<24}{'Date 2025/06/05':>19}")
    p(f"{'Chart of accts CACC':<48}{'Carryforward periods 00 - 00 2025':<40}{'RFSSLD00/FINCTRL2':<24}{'Page '+str(pg):>19}")
    p(f"{'':<48}{'Report periods 05 - 05 2025':<40}"); y-=4
    c.setLineWidth(.5); c.line(x0,y+lh-3,W-x0,y+lh-3)
    H1=['Balance','Balance,','Debit','Credit','Accumulated']; H2=['carryforward','prev.periods','rept.per.','rept.per.','balance']
    p(f"{'CoCd':<5}{'G/L':<8}{'Short text':<24}{'Crcy':<4}"+''.join(f"{h:>17} " for h in H1)); p(f"{'':<5}{'acct':<8}{'':<24}{'':<4}"+''.join(f"{h:>17} " for h in H2))
    c.line(x0,y+lh-3,W-x0,y+lh-3); y-=3
for cc,cn,L in blocks:
    head(cc,cn)
    for i,l in enumerate(L):
        if y<34: c.showPage(); head(cc,cn)
        if l[0]=='-': c.line(x0+41*FS*.6,y+lh-4,W-x0,y+lh-4); y-=2.5
        elif l[0]==' ': y-=5
        else: c.setFont('Courier-Bold' if l[0]=='t' else 'Courier',FS); c.drawString(x0,y,l[1]); y-=lh
    c.showPage()
c.save()
save(N,'TB',K,rows,tots,'SAP RFSSLD00-like list, two company codes, monospaced, trailing minus, star subtotals by account class',True)
print(len(rows),FS,pg, max(len(l[1]) for b in blocks for l in b[2] if l[0] in 'rt'))
