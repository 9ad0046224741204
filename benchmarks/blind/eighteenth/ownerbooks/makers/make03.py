# typewritten Irish rental account by flat
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
cols=['Flat 1','Flat 2','Flat 3','Flat 4','Basement','Total']
s=St('RENTAL INCOME AND EXPENDITURE ACCOUNT','14 Castle Terrace, Rathmines, Dublin 6','2024-01-01','2024-12-31',cols)
def T(*v): return list(v)+[sum(x or 0 for x in v)]
s.h('INCOME')
a=[s.l('Rents received',T(16800,15600,13950,17400,19200)),s.l('HAP from Council',T(None,None,4650,None,None)),s.l('Rent arrears recovered',T(None,600,None,None,350))]
I=s.t('TOTAL INCOME',a,0,'TOTAL','total_income')
s.h('EXPENDITURE')
L=lambda n,*v: s.l(n,T(*v))
b=[L('Letting agent fees',1344,1296,1488,1392,1564),L('RTB registration',40,40,40,40,40),L('Block insurance',412,412,412,412,618),L('Repairs & renewals',285,1174,96,640,2218),L('Plumber - boiler service',120,120,120,120,120),L('Painting on re-let',None,880,None,None,None),L('Cleaning common hall',156,156,156,156,None),L('Light - hall & stairs',88,88,88,88,None),L('Refuse / bins',230,230,230,230,276),L('BER certificates',None,190,None,None,190),L('Accountancy',150,150,150,150,150)]
E=s.t('TOTAL EXPENDITURE',b,0,'TOTAL','total_operating_expenses')
S=s.t('SURPLUS BEFORE INTEREST',[I,~E],0,'TOTAL','noi')
d=[L('Mortgage interest - allowable',3110,2985,2870,3240,3615),L('Wear & tear allow. 12.5%',340,295,310,365,428)]
s.t('NET RENTAL PROFIT',[S]+[~x for x in d],0,'TOTAL','net_income')
f='typed_castle_terrace.pdf';W,H=A4;c=canvas.Canvas(B+'documents/'+f,pagesize=A4)
c.translate(6,-4);c.rotate(.35);c.setFillGray(.12)
r=random.Random(1703)
def put(col,y,t):
    for k,ch in enumerate(t):
        if ch!=' ': c.setFont('Courier',9.2);c.drawString(44+(col+k)*5.55,y+r.choice([0,0,0,.2,-.2]),ch)
y=H-70
def line(t='',dy=14):
    global y
    put(0,y,t);y-=dy
line('                              M. HALLORAN-BREEN & CO.');line('                         Letting Agents, Dublin 6      Tel. 01 555 0142',26)
line('Property:  14 Castle Terrace, Rathmines, Dublin 6');line('Landlord:  Mrs. A. Kilbrandon                                   PPS on file',22)
line('RENTAL INCOME AND EXPENDITURE ACCOUNT');line('for the year ended 31st December 2024',24)
def rr(lbl,vs): return f'{lbl:<31}'+''.join(f'{v:>10}' for v in vs)
line(rr('',['Flat 1','Flat 2','Flat 3','Flat 4','Basement','Total']),11);line(rr('',['EUR']*6),16)
for w in s.rows:
    if w['rowType']=='HEADING': y-=6;line(w['label'],15);continue
    if w['rowType']=='TOTAL': put(0,y+6,' '*31+'  --------'*6);y-=6
    line(rr(('  ' if w['rowType']=='LINE' else '')+w['label'],[par(v,0,none='-') for v in w['values']]))
    if w['rowType']=='TOTAL': put(0,y+6,' '*31+'  ========'*(6 if w['label'].startswith('NET') else 0));y-=8
y-=10
for t in ['Notes','1. Flat 2 vacant 3 weeks in May between tenants; repainted throughout.','2. LPT is paid by landlord directly and is not included above.','3. Basement: new immersion cylinder, EUR 1,460 in repairs.','','                                            R. Mulqueen, 27/01/2025']: line(t,13)
c.save();save(f,[s],'MULTIFAMILY','OPERATING_STATEMENT','typewritten page, by flat, euro, dashes for nil',True)
