from pathlib import Path as _P; HERE=str(_P(__file__).resolve().parents[1])
import sys,random; sys.path.insert(0,HERE+'/makers')
from _t import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.lib.units import inch
random.seed(311)
NAME='340_alder_coop_balance_sheets.pdf'
s=St('Balance Sheets','340 Alder Place Owners Corp.',None,'2024-12-31',['2024','2023'])
H=s.h
def L(x,a,b): return s.l(x,[a,b])
H('ASSETS')
H('Current assets')
ca=[L('Cash and cash equivalents - operating',143206,98551),L('Maintenance and assessments receivable, less allowance of $6,500 and $4,000, respectively',27814,33420),L('Commercial rent receivable',11250,0),L('Prepaid real estate taxes',188940,181417),L('Prepaid insurance and other',21863,19904),L('Due from managing agent',4377,2916)]
tca=s.t('Total current assets',ca,rt='SUBTOTAL')
H('Reserve fund')
rf=[L('Money market',211045,156780),L('U.S. Treasury bills, at amortized cost',496120,640388)]
trf=s.t('Total reserve fund',rf,rt='SUBTOTAL')
H('Property and equipment, at cost')
pe=[L('Land',1150000,1150000),L('Building',6428300,6428300),L('Building improvements',3217465,2984110),L('Furniture and equipment',96218,91843)]
g=s.t('',pe,rt='SUBTOTAL')
ad=L('Less: accumulated depreciation',-7013882,-6748120)
net=s.t('Net property and equipment',[g,ad],rt='SUBTOTAL')
H('Other assets')
o=[L('Mortgage escrow - insurance',17402,16855),L('Unamortized mortgage costs',41330,48710),L('Utility deposits',3215,3215)]
to=s.t('Total other assets',o,rt='SUBTOTAL')
ta=s.t('TOTAL ASSETS',[tca,trf,net,to],'total_assets')
H("LIABILITIES AND STOCKHOLDERS' EQUITY")
H('Current liabilities')
cl=[L('Accounts payable and accrued expenses',86114,112370),L('Accrued interest',15262,15488),L('Maintenance received in advance',38906,29045),L('Payroll liabilities',5820,4977),L('Corporation taxes payable',2150,1875),L('Current portion of mortgage payable',71904,69177),L('STAR and cooperative abatements due to shareholders',48233,45610)]
tcl=s.t('Total current liabilities',cl,rt='SUBTOTAL')
H('Long-term liabilities')
ll=[L('Mortgage payable, net of current portion',4216835,4288739),L('Security deposits - commercial',22500,22500),L('Sublet and alteration deposits',14000,9500)]
tll=s.t('Total long-term liabilities',ll,rt='SUBTOTAL')
tl=s.t('Total liabilities',[tcl,tll],'total_liabilities')
H("Stockholders' equity")
eq=[L('Common stock - $1.00 par value; 30,000 shares authorized, 24,118 issued and outstanding',24118,24118),L('Additional paid-in capital',5873640,5802476)]
defi=[s.v(ta)[c]-s.v(tl)[c]-24118-s.rows[eq[1]]['values'][c]+0 for c in(0,1)]
tr=18460
eq.append(L('Accumulated deficit',defi[0]+tr,defi[1]+tr)); eq.append(L('Less: treasury stock, 212 shares at cost',-tr,-tr))
te=s.t("Total stockholders' equity",eq,'total_equity',rt='TOTAL')
tle=s.t("TOTAL LIABILITIES AND STOCKHOLDERS' EQUITY",[tl,te])
print(defi); assert s.v(tle)==s.v(ta)
B=PS('b',fontName='Times-Roman',fontSize=10.5,leading=12.5)
def f(v,d):
    if v==0: return '-'
    t=f'{abs(v):,}'; return (f'({t})' if v<0 else t)
rows=[];style=[('FONT',(0,0),(-1,-1),'Times-Roman',10.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),.4),('BOTTOMPADDING',(0,0),(-1,-1),1.1),('VALIGN',(0,0),(-1,-1),'BOTTOM'),('RIGHTPADDING',(1,0),(-1,-1),3),('LEFTPADDING',(2,0),(2,-1),2)]
rows.append(['','','2024','','2023']);style+=[('FONT',(0,0),(-1,0),'Times-Bold',11),('LINEBELOW',(2,0),(2,0),.8,colors.black),('LINEBELOW',(4,0),(4,0),.8,colors.black)]
for i,r in enumerate(s.rows):
    lab=r['label'];n=len(rows)
    if r['rowType']=='HEADING':
        if lab.isupper():
            rows.append([lab]+['']*4);style+=[('FONT',(0,n),(0,n),'Times-Bold',10.5),('ALIGN',(0,n),(-1,n),'CENTER'),('SPAN',(0,n),(-1,n)),('TOPPADDING',(0,n),(-1,n),7)]
        else: rows.append([lab+(':' if 'Prop' in lab else '')]+['']*4);style+=[('FONT',(0,n),(0,n),'Times-Italic',10.5),('TOPPADDING',(0,n),(-1,n),4)]
        continue
    ind=14 if r['rowType']=='LINE' else 28
    if r['rowType']=='TOTAL': ind=0
    p=Paragraph(lab,PS('x',parent=B,leftIndent=ind+10,firstLineIndent=-10,fontName='Times-Bold' if r['rowType']=='TOTAL' else 'Times-Roman')) if lab else ''
    dl='$' if i in(ca[0],ta,tle,cl[0]) else ''
    rows.append([p,dl,f(r['values'][0],0),dl,f(r['values'][1],0)])
    if i in(ca[-1],rf[-1],pe[-1],ad,o[-1],to,cl[-1],ll[-1],tll,eq[-1],te,tl-0):
        for c in(2,4): style.append(('LINEBELOW',(c,n),(c,n),.5,colors.black))
    if i in(ta,tle):
        for c in(2,4): style+=[('LINEBELOW',(c,n),(c,n),.5,colors.black,None,None,None,2,1.2)]
t=Table(rows,colWidths=[4.35*inch,.18*inch,.98*inch,.28*inch,.98*inch]);t.setStyle(TableStyle(style))
C=lambda x,b=0,z=11:Paragraph(x,PS('c',fontName='Times-Bold' if b else 'Times-Roman',fontSize=z,leading=z+3,alignment=1))
def foot(c,d):
    c.setFont('Times-Italic',9);c.drawCentredString(letter[0]/2,38,"The accompanying notes are an integral part of these financial statements.")
    c.setFont('Times-Roman',9);c.drawRightString(letter[0]-60,38,str(2+c.getPageNumber()))
SimpleDocTemplate(HERE+'/documents/'+NAME,pagesize=letter,topMargin=40,bottomMargin=50).build([C('340 ALDER PLACE OWNERS CORP.',1,12.5),C('(A Cooperative Housing Corporation)'),C('BALANCE SHEETS',1),C('DECEMBER 31, 2024 AND 2023'),Spacer(1,8),t],onFirstPage=foot,onLaterPages=foot)
s.rows[ca[2]]['values'][1]=None  # printed as a dash
save(NAME,[s],'COOPERATIVE','BALANCE_SHEET','Comparative audited-style co-op balance sheets, Times, wrapped captions, subtotal without label, separate dollar-sign column',True)
