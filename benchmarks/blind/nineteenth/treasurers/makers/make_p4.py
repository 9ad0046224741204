# Ontario campground, 132-col text print, form-feed pages, month / YTD actual-budget-variance
from common import *
import random
from reportlab.pdfgen import canvas
random.seed(404)
f='LoonBay_Campground_GL_Statement_Aug25.pdf'
s=S('OPERATING STATEMENT - BUDGET COMPARISON','LOON BAY CAMPGROUND & MARINA CO-OPERATIVE INC.','2025-08-01','2025-08-31',
 ['AUGUST ACTUAL','AUGUST BUDGET','AUGUST VARIANCE','Y-T-D ACTUAL','Y-T-D BUDGET','Y-T-D VARIANCE','ANNUAL BUDGET'])
N=None
def L(code,lab,ab,ms,ys,side):
    mb=round(ab*ms);yb=round(ab*ys);ma=round(mb*random.uniform(.8,1.2));ya=round(yb*random.uniform(.9,1.1))
    return s.l(lab,[ma or N,mb or N,ya or N,yb,ab],code,side=side)
T=[]
for h,tl,rows in [('SITE REVENUE','TOTAL SITE REVENUE',[('4010','SEASONAL SITES - SERVICED',186400,.12,.86),('4015','SEASONAL SITES - UNSERVICED',41250,.1,.88),('4020','TRANSIENT SITES',92600,.34,.84),('4025','CABINS AND YURTS',58300,.31,.82),('4030','GROUP CAMPING',9400,.22,.9),('4040','VISITOR PASSES',6150,.33,.88)]),
 ('MARINA REVENUE','TOTAL MARINA REVENUE',[('4110','SLIP RENTALS',74800,.09,.93),('4120','TRANSIENT DOCKAGE',12900,.36,.86),('4130','BOAT LAUNCH',5480,.28,.87),('4140','WINTER STORAGE',31200,0,.35),('4150','CANOE & KAYAK HIRE',11350,.38,.9)]),
 ('OTHER REVENUE','TOTAL OTHER REVENUE',[('4210','LAUNDRY & SHOWERS',4860,.3,.85),('4220','FIREWOOD & ICE',17200,.32,.84),('4230','HYDRO RECOVERED FROM SITES',22400,.18,.6),('4290','INTEREST EARNED',1980,.08,.66)])]:
    s.h(h);ii=[L(*r,side=1) for r in rows];T.append(s.t(tl,ii,side=1))
TR=s.t('TOTAL REVENUE',T,'TOTAL',key='total_income',side=1)
G=[]
for h,tl,rows in [('WAGES AND BENEFITS','TOTAL WAGES AND BENEFITS',[('5010','PARK MANAGER',58000,.083,.667),('5020','SEASONAL STAFF',71400,.27,.83),('5030','CPP / EI / WSIB',12650,.18,.79)]),
 ('GROUNDS & DOCKS','TOTAL GROUNDS & DOCKS',[('5110','DOCK REPAIRS',14800,.06,.8),('5120','ROADS & GRAVEL',9600,.04,.88),('5130','SEPTIC PUMPING',16250,.25,.78),('5140','TREE REMOVAL',6400,.03,.7),('5150','EQUIPMENT FUEL & REPAIR',13900,.17,.77),('5160','WASHROOM SUPPLIES',5350,.24,.83)]),
 ('UTILITIES','TOTAL UTILITIES',[('5210','HYDRO',47800,.2,.72),('5220','PROPANE',8850,.05,.61),('5230','WATER TESTING',4300,.16,.76),('5240','WASTE BINS',11700,.22,.8),('5250','INTERNET & PHONE',5640,.083,.667)]),
 ('ADMINISTRATION','TOTAL ADMINISTRATION',[('5310','INSURANCE',28900,.083,.667),('5320','MUNICIPAL TAXES',33750,0,.75),('5330','CROWN LAKEBED LEASE',4125,0,1),('5340','RESERVATION SYSTEM FEES',7900,.29,.84),('5350','BANK & CARD CHARGES',9200,.28,.82),('5360','ACCOUNTING & LEGAL',6800,0,.71),('5370','ADVERTISING',5500,.06,.9)])]:
    s.h(h);ii=[L(*r,side=-1) for r in rows];G.append(s.t(tl,ii,side=-1))
TE=s.t('TOTAL EXPENSES',G,'TOTAL',key='total_operating_expenses',side=-1)
nb=s.t('SURPLUS BEFORE RESERVE',[TR,(TE,-1)],'TOTAL',key='noi',side=1)
rc=s.l('CONTRIBUTION TO CAPITAL RESERVE',[2500,2500,20000,20000,30000],'6010',side=-1)
ln=s.l('DOCK LOAN INTEREST',[1184,1190,9706,9730,14400],'6020',side=-1)
s.t('NET SURPLUS (DEFICIT)',[nb,(rc,-1),(ln,-1)],'TOTAL',key='net_income',side=1)
def D(r):
    a,b,c,d,e=[x or 0 for x in r['v']];k=r['x']['side'];return [a,b,(a-b)*k,c,d,(c-d)*k,e]
s.derive(D)
def m(v): return f'{abs(v):,.0f}'+('-' if v<0 else ' ')
lines=[]
for r in s.rows:
    if r['t']=='HEADING': lines+=['',r['label']];continue
    tot=r['t']!='LINE'
    if tot: lines.append(' '*41+' '.join(['-'*11]*7))
    lab=(f"  {r['code']} {r['label']}" if r['code'] else r['label'])
    lines.append(f'{lab:<40.40}'+' '+' '.join(f'{m(v):>11}' for v in r['v']))
    if r['t']=='TOTAL': lines.append(' '*41+' '.join(['='*11]*7) if r['label'].startswith('NET') else '')
PW,PH=1008,612
c=canvas.Canvas(f'{B}/documents/{f}',pagesize=(PW,PH))
per=39;k0=lines.index("GROUNDS & DOCKS");pgs=[lines[:k0],lines[k0:]]
# don't end page on a rule line/heading
for k,pgl in enumerate(pgs):
    hd=[f"RUN 09/08/25 19:22   {'LOON BAY CAMPGROUND & MARINA CO-OPERATIVE INC.':^86}   PAGE {k+1:>3}",
        f"{'GLR220':<21}{'OPERATING STATEMENT - BUDGET COMPARISON':^86}",f"{'':21}{'FOR THE MONTH ENDED AUGUST 31, 2025':^86}",'',
        ' '*41+f"{'<------------- AUGUST ------------>':^35} {'<---------- YEAR TO DATE --------->':^35} {'ANNUAL ':>11}",
        f"{'ACCOUNT':<40} "+' '.join(f'{a:>11}' for a in ['ACTUAL ','BUDGET ','VARIANCE ','ACTUAL ','BUDGET ','VARIANCE ','BUDGET ']),'']
    c.setFont('Courier',11.2);y=PH-40
    for ln_ in hd+pgl: c.drawString(38,y,ln_);y-=12.2
    if k==len(pgs)-1: c.drawString(38,y-18,'VARIANCE: A TRAILING MINUS IS UNFAVOURABLE.  FISCAL YEAR STARTS JANUARY 1.   *** END OF REPORT ***')
    c.showPage()
c.save();print(len(lines),len(pgs))
save(f,'OTHER','OPERATING_STATEMENT',[s],'Ontario campground co-op, 132-column text print, trailing minus, month and YTD, page headers repeated',True)
