# MRI-like print file: Courier, three entities, CR suffix, net activity; PLANTED digit change in entity 2
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
CH=[('HF1105000','CASH - OPERATING'),('HF1110000','CASH - LOCKBOX'),('HF1210000','TENANT RECEIVABLES'),('HF1215000','STRAIGHT LINE RENT RECEIVABLE'),('HF1310000','PREPAID INSURANCE'),('HF1510000','LAND'),('HF1520000','BUILDING & IMPROVEMENTS'),('HF1525000','TENANT IMPROVEMENTS'),('HF1590000','ACCUMULATED DEPRECIATION'),('HF1610000','DEFERRED LEASING COSTS'),
('HF2105000','ACCOUNTS PAYABLE'),('HF2110000','ACCRUED PROPERTY TAXES'),('HF2205000','TENANT SECURITY DEPOSITS'),('HF2210000','UNEARNED RENT'),('HF2510000','MORTGAGE NOTE PAYABLE'),('HF2900000','INTERCOMPANY'),('HF3105000','PARTNERS EQUITY'),
('HF4105000','BASE RENT INCOME'),('HF4110000','STRAIGHT LINE RENT ADJUSTMENT'),('HF4205000','CAM RECOVERY'),('HF4210000','TAX RECOVERY'),('HF4300000','PARKING INCOME'),
('HF5105000','JANITORIAL'),('HF5110000','UTILITIES - ELECTRIC'),('HF5115000','UTILITIES - WATER/SEWER'),('HF5205000','REPAIRS & MAINTENANCE'),('HF5210000','ELEVATOR CONTRACT'),('HF5305000','SECURITY SERVICES'),('HF5405000','MANAGEMENT FEES'),('HF5505000','REAL ESTATE TAXES'),('HF5510000','INSURANCE'),('HF6105000','INTEREST EXPENSE'),('HF6205000','DEPRECIATION & AMORTIZATION')]
base={'11050':(210,14),'11100':(35,-3),'12100':(64,8),'12150':(118,2.1),'13100':(19,-3.2),'15100':(2400,0),'15200':(9800,0),'15250':(1310,22),'15900':(-2450,-38),'16100':(188,-4.1),'21050':(-71,6),'21100':(-96,-15),'22050':(-88,0),'22100':(-24,1.7),'25100':(-6900,11),'29000':(14,0),
'41050':(-840,-141),'41100':(-12.6,-2.1),'42050':(-160,-27),'42100':(-91,-15),'43000':(-21,-3.4),'51050':(52,8.8),'51100':(71,13),'51150':(14,2.2),'52050':(39,7.3),'52100':(9.6,1.6),'53050':(27,4.5),'54050':(33,5.6),'55050':(91,15),'55100':(19,3.2),'61050':(172,28.5),'62050':(252,42.1)}
E=[('0412','LAKEMONT OFFICE CENTER',1.0,set()),('0415','FENWICK BUSINESS PARK',.61,{'HF5210000','HF4300000','HF1110000'}),('0431','RIDGELINE PLAZA II',.38,{'HF2900000','HF5305000','HF5210000'})]
R=random.Random(77)
ents=[]
for en,nm,sc,skip in E:
    L=[]
    for code,ds in CH:
        if code in skip: continue
        k=code[2:7]
        if k in base:
            b,a=base[k]; b=round(b*1000*sc*R.uniform(.88,1.12),2); a=round(a*1000*sc*R.uniform(.88,1.12),2)
            if k in('15100',): b=round(b,-3)
        else: b,a=None,0
        L.append([code,ds,b,a])
    eq=[l for l in L if l[0]=='HF3105000'][0]; eq[2]=round(-sum(l[2] for l in L if l is not eq),2); 
    L[0][3]=round(-sum(l[3] for l in L[1:]),2)
    for l in L: l.append(round(l[2]+l[3],2))
    ents.append((en,nm,L))
planted=None
rows=[];tot=[]
PW,PH=landscape(letter); cv=canvas.Canvas(doc('tb3_lakemont.pdf'),pagesize=(PW,PH))
def cr(v):
    if abs(v)<.005: return '0.00   '
    return f'{abs(v):,.2f}'+(' CR' if v<0 else '   ')
pg=0
def newpage(en,nm):
    global pg,y
    if pg: cv.showPage()
    pg+=1; cv.setFont('Courier',9); y=PH-40
    def t(s): 
        global y
        cv.drawString(36,y,s); y-=11
    t(f"{'DATABASE: HARTFIELD':<46}{'TRIAL BALANCE - NET CHANGE':<46}{'PAGE:':<8}{pg:>4}")
    t(f"{'ENTITY: '+en:<46}{nm:<46}{'DATE:':<8}11/06/25")
    t(f"{'REPORT: GLTB04':<46}{'PERIOD: 09/25 THRU 10/25   BASIS: A':<46}{'TIME:':<8}08:17 AM")
    t(''); t(f"{'':<52}{'BALANCE':>19}{'PERIOD':>22}{'ENDING':>22}")
    t(f"{'ACCOUNT':<14}{'DESCRIPTION':<38}{'FORWARD':>19}{'ACTIVITY':>22}{'BALANCE':>22}"); t('-'*115)
def line(s):
    global y
    cv.setFont('Courier',9); cv.drawString(36,y,s); y-=11.6
G=[0,0,0]
for en,nm,L in ents:
    newpage(en,nm)
    for code,ds,b,a,e in L:
        pe=e
        if en=='0415' and code=='HF5505000':
            s=f'{e:.2f}'; i=len(s)-5; pe=float(s[:i]+str((int(s[i])+4)%10)+s[i+1:]); planted=f'digit changed: entity 0415, account {code} {ds}, ending balance printed {pe:,.2f} where forward + activity = {e:,.2f} (entity total still as if {e:,.2f}); truth row holds the printed value'
        line(f'{code:<14}{ds:<38}{cr(b):>22}{cr(a):>22}{cr(pe):>22}')
        rows.append(dict(account=code,name=ds,beginning=b,activity=a,ending=pe))
    S=[round(sum(l[k] for l in L),2)+0.0 for k in(2,3,4)]; G=[round(g+s,2)+0.0 for g,s in zip(G,S)]
    line(' '*52+'  '+'-'*17+'     '+'-'*17+'     '+'-'*17)
    line(f"{'':<14}{'TOTAL ENTITY '+en:<38}{cr(S[0]):>22}{cr(S[1]):>22}{cr(S[2]):>22}")
    tot.append(dict(label='TOTAL ENTITY '+en,beginning=S[0],activity=S[1],ending=S[2]))
line(''); line(f"{'':<14}{'GRAND TOTAL - 3 ENTITIES':<38}{cr(G[0]):>22}{cr(G[1]):>22}{cr(G[2]):>22}"); line(' '*52+'  '+'='*17+'     '+'='*17+'     '+'='*17)
tot.append(dict(label='GRAND TOTAL - 3 ENTITIES',beginning=G[0],activity=G[1],ending=G[2]))
cv.save(); print(planted,G); save('tb3_lakemont.pdf','TB',rows,tot,planted)
