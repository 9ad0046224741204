# AppFolio-like delinquency, apartments
import random; random.seed(224)
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
FN='Delinquency_Fernhollow_20241105.pdf'
fn='Dario Wilhelmina Tobias Keisha Marguerite Anselm Priya Lorcan Estela Quincy Noor Henrik Shanice Bartholomew Ines Rafferty Yolanda Cedric Mei Ottoline Javier Thandiwe Silas Rosalind Emeka Petra Lamont Greta Isidro Calla Desmond Fiadh Ruben Adaeze'.split()
ln='Pellworth Okonjo-Hale Vantresca Dunmire Szabó Whitlock Braithway Morcombe Castellane Ferro Inkster Odom Lindqvist Tarrow Bexley Gallardo Nakasone Prewitt Ashgrove Duvall Hargis Montoya-Pruitt Kessel Umber Jarvi Stroud Coyle Farnham Ibarra Lusk Penhallow Sarkis Teague Wray'.split()
random.shuffle(ln)
notes=['','','Payment plan, $150/wk','3-day notice posted 10/14','Writ issued; lockout set 11/12','','Rental assistance applied for with county','Skipped. Keys not returned, unit trashed - send to collections','Disputes late fees','','Judgment entered 9/30/24']
PR=[('Fernhollow Apartments - 880 Fernhollow Dr',[f'{b}{n}' for b in 'ABC' for n in(101,104,107,202,203,206,208)][:19]),('Fernhollow Annex - 12 Sill Ct',[str(n) for n in(1,2,4,5,8,9,11,14,15,17,18,20)])]
AG=['b0_30','b31_60','b61_90','b90']; NET='other:Net Balance'; LP='other:Last Payment Amount'
M=['total']+AG+['prepaid',NET,'deposit',LP]
cs=lambda s,**k: ParagraphStyle('p',fontName='Helvetica',fontSize=7,leading=8,**k)
pst=cs(7); pr=ParagraphStyle('r',fontName='Helvetica-Bold',fontSize=7,leading=8,alignment=2,textColor=colors.white); pl=ParagraphStyle('l',parent=pr,alignment=0)
H=['Unit','Name','Tenant<br/>Status','Amount<br/>Receivable','0-30','31-60','61-90','Over 90','Prepaid','Net<br/>Balance','Deposit<br/>Held','Last<br/>Payment<br/>Date','Last<br/>Payment<br/>Amount','Delinquency Notes']
T=[[Paragraph(x,pr if i>2 and i!=13 else pl) for i,x in enumerate(H)]]
sty=[('BACKGROUND',(0,0),(-1,0),colors.HexColor('#34526F')),('FONT',(0,1),(-1,-1),'Helvetica',7),('ALIGN',(3,0),(12,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.4),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#C8CED4'))]
rows=[];tots=[];G=dict.fromkeys(M,0);k=0
def dollars(c): return '' if c is None else f(c)
def total(lab,t):
    T.append([lab,'','']+[f(t[m]) for m in M[:8]]+['','',''])
    i=len(T)-1; sty.extend([('FONT',(0,i),(-1,i),'Helvetica-Bold',7),('SPAN',(0,i),(2,i)),('LINEABOVE',(0,i),(-1,i),.8,colors.black)])
    tots.append({'label':lab,**{m:d(t[m]) for m in M[:8]}})
for p,U in PR:
    T.append([p]+['']*13); i=len(T)-1; sty+= [('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#E6EBF0'))]
    S=dict.fromkeys(M,0)
    for u in U:
        rent=random.choice([94500,101000,112500,118900]); mode=random.choice('abcde')
        ag=[None]*4
        if mode=='a': ag[0]=random.randint(2000,rent)
        elif mode=='b': ag[0]=rent; ag[1]=random.randint(1000,rent)
        elif mode=='c': ag=[rent,rent+7500,rent,random.randint(5000,5*rent)]
        elif mode=='d': ag[3]=random.randint(20000,400000)
        else: ag[0]=random.randint(5000,rent); ag[2]=random.randint(5000,rent)
        if u in('B104','8'): ag[1]=-random.randint(3000,9000)
        stt=random.choice(['Current','Current','Current','Notice','Evict']) if mode!='d' else 'Past'
        pp=random.choice([None,None,None,-random.randint(1000,20000)])
        tot=sum(x or 0 for x in ag)
        dep=None if stt=='Past' else random.choice([0,30000,50000,rent]); lp=random.choice([None,random.randint(10000,rent)])
        v=dict(zip(M,[tot,*ag,pp,tot+(pp or 0),dep,lp]))
        for m in M: S[m]+=v[m] or 0
        nm=f'{fn[k]} {ln[k]}'; k+=1
        nt=random.choice(notes)
        if stt=='Past': nt=random.choice(['','Sent to collections 10/1/24','Skipped. Keys not returned, unit trashed - send to collections','Judgment entered 9/30/24'])
        elif stt=='Evict': nt=random.choice(['3-day notice posted 10/14','Writ issued; lockout set 11/12','Hearing 11/19, dept. 4'])
        else: nt=random.choice(['','','Payment plan, $150/wk','Rental assistance applied for with county','Disputes late fees'])
        lpd=f'{random.randint(7,10):02d}/{random.randint(1,28):02d}/2024' if lp else ''
        T.append([u,Paragraph(nm,pst),stt]+[dollars(v[m]) for m in M[:8]]+[lpd,dollars(lp),Paragraph(nt,pst)])
        rows.append({'property':p,'unit':u,'name':nm,'status':stt,**{m:d(v[m]) for m in M}})
    for m in M: G[m]+=S[m]
    total('Total '+p.split(' - ')[0],S)
total('Total, 2 properties',G)
def pg(c,doc):
    w,h=landscape(letter); c.setFont('Helvetica-Bold',13); c.drawString(30,h-36,'Delinquency'); c.setFont('Helvetica',7.5); c.drawString(30,h-48,'As of: 11/05/2024    Tenant Status: All    Amount Owed In Account: All    Balance: Not Equal To 0.00    GL Accounts: All'); c.drawRightString(w-30,h-36,'Tamsin & Crowe Receivership Services LLC'); c.setFont('Helvetica',7); c.drawString(30,20,'Created on 11/05/2024'); c.drawRightString(w-30,20,f'Page {doc.page}')
doc=SimpleDocTemplate(os.path.join(DOC,FN),pagesize=landscape(letter),topMargin=56,bottomMargin=34,leftMargin=28,rightMargin=28,invariant=1)
t=Table(T,colWidths=[28,76,38,54,48,48,48,50,46,54,48,46,46,104],repeatRows=1); t.setStyle(TableStyle(sty)); doc.build([t],onFirstPage=pg,onLaterPages=pg)
save(FN,'AR',M,rows,tots,None,dict(assetType='MULTIFAMILY',documentType='AGED_RECEIVABLES',author="receiver's property manager, AppFolio",style='landscape PDF, one line a tenant, total before the ages, net of prepaid, deposits, last payment, wrapped notes',hard='net balance beside total; money in notes; credit in an aging bucket'))
