# bookkeeper's own sheet, hotel retail podium, fpdf portrait; planted digit
import random; random.seed(223)
from common import *
from fpdf import FPDF
import datetime
FN='marlowe_arcade_tb_q3.pdf'
CH=[('Checking, First Tidewater',101,1,62),('Savings, tax reserve',104,1,41),('Petty cash box',109,1,.3),('Tenants owe us',120,1,58),('Owed by hotel operator (shared costs)',125,1,27),('Prepaid insurance',140,1,9),('Storefront build-out',160,1,890),('Less: depreciation to date',169,-1,310),('Bills to pay',201,-1,33),('Sales tax on rents',205,-1,4),('Deposits of shops',210,-1,46),('Loan, bridge lender',250,-1,420),('Capital, Marlowe Partners',301,0,0),('Drawings before appointment',305,1,36),('Rent, shops',401,-1,186),('Percentage rent',402,-1,12),('Recoveries from shops',405,-1,49),('Kiosk licences',408,-1,8),('Valet share',410,-1,5),('Cleaning',501,1,22),('Shared costs to hotel',505,1,31),('Repairs',510,1,17),('Light and power',515,1,19),('Guard service',520,1,14),('Trustee compensation',540,1,21),('Attorneys',545,1,16),('Insurance',550,1,11),('Taxes, city and county',560,1,34),('Interest, bridge lender',580,1,28),('Bank charges',590,1,.6)]
V={}
for n,c,s,a in CH:
    t=int(s*a*1e5*random.uniform(.9,1.1))
    if c>=400:
        op=t*2//3; x=abs(t-op); sm=random.randint(100,max(200,x//12)) if random.random()<.3 else 0; ac=[x,sm] if s>0 else [sm,x]
    else:
        op=t;q=abs(t)
        ac=[0,0] if c in(109,301,305) else [0,q//36] if c in(169,140) else [random.randint(q//8,q//3),random.randint(q//8,q//3)] if c!=160 else [random.randint(400000,900000),0]
    if c==545: op=0; ac=[abs(t),0]
    V[c]=[op]+ac
V[101][1]+=0; df=sum(v[1]-v[2] for v in V.values()); V[101][2 if df>0 else 1]+=abs(df)
V[301][0]=-sum(v[0] for v in V.values())
M=['open_dr','open_cr','debit','credit','close_dr','close_cr']
P=lambda v:(v if v>0 else None,-v if v<0 else None)
rows=[];T=[0]*6;data=[];pl=None
for n,c,s,a in CH:
    o,x,y=V[c]; v=[*P(o),x or None,y or None,*P(o+x-y)]
    for k in range(6): T[k]+=v[k] or 0
    if c==520:
        good=v[4]; sx=list(str(good)); i=len(sx)-4; sx[i]=str((int(sx[i])+5)%10); v[4]=int(''.join(sx))
        pl={'what':f'Closing Dr of account 520 Guard service printed {f(v[4])}; opening plus movement gives {f(good)}, which the total includes','kind':'digit_changed'}
    data.append((n,c,v)); rows.append({'account':str(c),'name':n,**dict(zip(M,map(d,v)))})
assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5]
tots=[{'label':'Everything together',**dict(zip(M,map(d,T)))}]
pdf=FPDF('P','pt','Letter'); pdf.set_creation_date(datetime.datetime(2024,10,9,tzinfo=datetime.timezone.utc)); pdf.set_auto_page_break(False); pdf.set_margins(30,30,30)
W=[148,26,64,64,63,63,64,64]
def head():
    pdf.add_page(); pdf.set_xy(30,30); pdf.set_font('Helvetica','B',13); pdf.cell(0,16,'Marlowe Arcade (shops under the Marlowe Hotel)'); pdf.set_xy(30,47); pdf.set_font('Helvetica','',9); pdf.cell(0,11,'Trial balance kept by hand for the Chapter 11 Trustee - third quarter 2024'); pdf.set_xy(30,59); pdf.cell(0,11,f'sheet {pdf.page_no()} of 2')
    y=78; pdf.set_font('Helvetica','B',8); pdf.set_fill_color(235,232,215); x=30+W[0]+W[1]
    for g,dt in(('Stood at','July 1'),('Moved in the','quarter'),('Stands at','September 30')):
        w=128 if g!='Moved in the' else 126
        pdf.rect(x,y,w,22,'DF'); pdf.set_xy(x,y); pdf.cell(w,11,g,align='C'); pdf.set_xy(x,y+11); pdf.cell(w,11,dt,align='C'); x+=w
    pdf.set_xy(30,y+22)
    for w,t in zip(W,['What it is','No.','Dr','Cr','Dr','Cr','Dr','Cr']): pdf.cell(w,13,t,border=1,align='L' if t=='What it is' else 'C',fill=True)
    return y+35
y=head()
def row(n,c,v,bold=False):
    global y
    pdf.set_font('Helvetica','B' if bold else '',8)
    lines=pdf.multi_cell(W[0],9.5,n,dry_run=True,output='LINES'); hh=4+9.5*len(lines)
    pdf.set_draw_color(170,170,170); x=30
    for w in W: pdf.rect(x,y,w,hh); x+=w
    for i,l in enumerate(lines): pdf.set_xy(30,y+2+9.5*i); pdf.cell(W[0],9.5,l)
    x=30+W[0]; pdf.set_xy(x,y); pdf.cell(W[1],hh,str(c),align='C'); x+=W[1]
    for w,a in zip(W[2:],v):
        pdf.set_xy(x,y); pdf.cell(w,hh,f(a,'-'),align='R'); x+=w
    y+=hh
for i,(n,c,v) in enumerate(data):
    if i==22: y=head()
    row(n,c,v)
row('Everything together','',T,True)
pdf.set_font('Helvetica','I',8); pdf.set_xy(30,y+10); pdf.multi_cell(520,10,'Dash = nothing. Account 125: the hotel operator disputes the August chiller share. Account 305 froze on the appointment date.\nKept by T. Abernathy-Reyes, bookkeeper. Not reviewed.')
pdf.output(os.path.join(DOC,FN))
save(FN,'TB',M,rows,tots,pl,dict(assetType='RETAIL',documentType='TRIAL_BALANCE',author="debtor's bookkeeper, own sheet",style='portrait PDF, opening/movement/closing pairs, name then number, dashes, plain-words headers',hard='colloquial group headers; two-line group titles; planted digit change'))
