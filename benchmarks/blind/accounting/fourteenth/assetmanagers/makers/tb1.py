# student housing: combining trial balance, reportlab canvas, landscape, code on the right
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
rng=random.Random(1401)
C=[ # name, code, (op range),(landlord),(fund) signed in thousands ; None blank
('A','CURRENT ASSETS',[('Operating cash – Calder National','1010',310,95,420),('Cash – application fee clearing','1015',6,None,None),('Security deposit account','1020',148,None,None),('Student installments receivable','1110',212,None,None),('Parent guarantor notes','1125',17,None,None),('Allowance for uncollectible installments','1190',-64,None,None),('Due from affiliates','1300',None,480,260),('Prepaid insurance','1410',41,88,None),('Prepaid – housing fair and marketing','1420',9,None,None)]),
('B','PROPERTY AND OTHER',[('Land','1600',None,6120,None),('Building – Tallow Yard North','1610',None,24850,None),('Building – Tallow Yard South','1611',None,19340,None),('Furniture, beds & desks','1640',612,1480,None),('Accumulated depreciation','1690',-288,-6915,None),('Lender replacement reserve','1720',None,734,None),('Investment in subsidiaries','1800',None,None,17400),('Unamortized loan costs','1850',None,366,None)]),
('C','LIABILITIES',[('Accounts payable','2010',-121,-38,-12),('Accrued payroll','2050',-57,None,None),('Accrued property tax','2110',None,-402,None),('Due to affiliates','2300',-740,None,None),('Prepaid installments','2410',-286,None,None),('Security deposits held','2420',-145,None,None),('Mortgage – Ostrander Life Assurance','2600',None,-29500,None),('Accrued interest','2650',None,-131,None)]),
('D',"MEMBERS' EQUITY",[("Members' capital",'3000',None,-17400,-19800),('Distributions','3100',200,950,1340),('Accumulated (earnings) deficit','3900',None,None,None)]),
('E','INCOME',[('Bed rent – academic year','4010',-5230,None,None),('Bed rent – summer conference','4020',-318,None,None),('Parking, laundry & vending','4110',-141,None,None),('Late, damage and transfer fees','4190',-77,None,None),('Concessions – gift cards & waived fees','4300',122,None,None),('Master lease rent','4500',None,-2640,None),('Asset management fee income','4600',None,None,-174)]),
('F','EXPENSES',[('Payroll and community assistants','5010',884,None,None),('Bulk internet and cable','5120',206,None,None),('Utilities over cap','5130',411,None,None),('Turn cost (August)','5220',298,None,None),('Repairs','5230',187,None,None),('Marketing & leasing','5310',144,None,None),('Master lease rent expense','5500',2640,None,None),('Asset management fee','5600',174,None,None),('Property tax','5700',None,611,None),('Insurance','5710',62,240,None),('Interest expense','5800',None,1516,None),('Depreciation','5900',71,1388,None),('Professional fees','5950',33,19,57)])]
FIX={'2640':2640000,'174':174186,'740':740415}
H=['Tallow Yard Operating Co. LLC','Tallow Yard Landlord LP','Campus Income Fund III','Elimi- nations','Combined 06/30/2025','Combined 06/30/2024']
K=['other:Tallow Yard Operating Co. LLC','other:Tallow Yard Landlord LP','other:Campus Income Fund III','other:Eliminations','ending','other:Combined 06/30/2024']
data=[]
for sec,t,acs in C:
    for nm,cd,*v in acs:
        vals=[None if x is None else int(x*1000+rng.randint(-450,480)*(1 if abs(x)<100 else 2)) for x in v]
        data.append([sec,nm,cd]+vals+[None])
ix={d[2]:d for d in data}
ix['1300'][4]=480210;ix['1300'][5]=260205;ix['2300'][3]=-740415;ix['1300'][6]=-740415;ix['2300'][6]=740415
ix['4500'][4]=-2640000;ix['5500'][3]=2640000;ix['4500'][6]=2640000;ix['5500'][6]=-2640000
ix['4600'][5]=-174186;ix['5600'][3]=174186;ix['4600'][6]=174186;ix['5600'][6]=-174186
ix['3000'][4]=-17400000;ix['1800'][5]=17400000;ix['3000'][6]=17400000;ix['1800'][6]=-17400000
for j in (3,4,5):
    ix['3900'][j]=-sum(d[j] or 0 for d in data if d[2]!='3900')
for d in data: d.append(sum(x or 0 for x in d[3:7]))
py=0
for d in data:
    if d[2]=='3900': d.append(None);continue
    v=0 if d[7]==0 else int(d[7]*rng.uniform(.86,1.05)) if d[2] not in('1600','1610','1611','2600','1800') else int(d[7]*(1.0148 if d[2]=='2600' else 1))
    d.append(v)
ix['3900'][8]=-sum(d[8] or 0 for d in data if d[2]!='3900')
def mark(v): return '–' if v==0 else f"{abs(v):,} {'DR' if v>0 else 'CR'}"
fn='tallow_yard_combining_tb.pdf'
W,Hh=landscape(letter)
c=canvas.Canvas(os.path.join(DOC,fn),pagesize=(W,Hh),invariant=1)
X=[296,376,446,516,618,706];XC=W-36
rows=[];tots=[]
pg=0
def head():
    global pg,y
    pg+=1
    c.setFont('Times-Bold',13);c.drawString(36,Hh-40,'Tallow Yard Student Village — Combining Trial Balance')
    c.setFont('Times-Italic',9);c.drawString(36,Hh-53,'Twelve months ended June 30, 2025 · whole US dollars · entity columns: (credits) in parentheses; combined columns carry DR / CR')
    c.setFont('Times-Roman',8);c.drawRightString(XC,Hh-40,f'sheet {pg} of 2')
    hh=[['Tallow Yard','Operating','Co. LLC'],['Tallow Yard','Landlord','LP'],['Campus','Income','Fund III'],['','','Eliminations'],['','Combined','06/30/2025'],['','Combined','06/30/2024']]
    c.setFont('Times-Bold',8.5)
    for x,h in zip(X,hh):
        for i,l in enumerate(h): c.drawRightString(x,Hh-72-i*10,l)
    c.drawString(36,Hh-92,'Ledger account');c.drawRightString(XC,Hh-92,'Acct')
    c.setLineWidth(1.1);c.line(36,Hh-96,XC,Hh-96);y=Hh-109
def vals(d): 
    return dict(zip(K,[d[3],d[4],d[5],d[6],d[7],d[8]]))
def put(vs,bold=False):
    c.setFont('Times-Bold' if bold else 'Times-Roman',8.8)
    for i,(x,v) in enumerate(zip(X,vs)):
        if v is None: continue
        s=mark(v) if i>3 else ('–' if v==0 else par(v,0)+('' if v<0 else ' '))
        c.drawRightString(x,y,s.rstrip() if i>3 or v<0 else s.rstrip())
head()
g=[0]*6
for sec,t,acs in C:
    if sec=='D':
        c.setFont('Times-Italic',7.5);c.drawString(36,30,'Prepared by fund accounting — unaudited');c.showPage();head()
    c.setFont('Times-Bold',9);c.drawString(36,y,t);y-=12
    s=[0]*6
    for d in [d for d in data if d[0]==sec]:
        c.setFont('Times-Roman',8.8);c.drawString(46,y,d[1]);c.drawRightString(XC,y,d[2]);put(d[3:9]);y-=11.6
        rows.append({"account":d[2],"name":d[1],**vals(d)})
        for i in range(6): s[i]+=d[3+i] or 0
    c.setLineWidth(.4)
    for x in X:c.line(x-58,y+9,x,y+9)
    y-=1;c.setFont('Times-Bold',8.8);lab='Total '+t.lower();c.drawString(60,y,lab);put(s,True);y-=17
    tots.append({"label":lab,**dict(zip(K,s))})
    for i in range(6): g[i]+=s[i]
assert not any(g),g
c.setLineWidth(1.1);c.line(36,y+11,XC,y+11);c.setFont('Times-Bold',9);c.drawString(36,y,'TRIAL BALANCE (must be nil)');put(g,True);c.line(36,y-4,XC,y-4)
tots.append({"label":'TRIAL BALANCE (must be nil)',**dict(zip(K,g))})
y-=24;c.setFont('Times-Italic',8)
for l in ['Eliminations remove the intercompany master lease, the asset management fee, affiliate balances and the fund\'s investment against landlord capital.','A dash means a nil balance; an empty cell means the account is not in use at that entity.']:
    c.drawString(36,y,l);y-=10
c.drawString(36,30,'Prepared by fund accounting — unaudited');c.save()
save(fn,'TB',K,rows,tots)
