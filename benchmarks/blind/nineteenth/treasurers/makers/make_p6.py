# US small landlord T12 (Buildium-like web print), legal landscape, wrapped labels, 2 pages
from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
random.seed(611)
f='income_statement_12mo_Pruitt_Ave_apts.pdf'
mo=['Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025']
s=S('Income Statement - 12 Month','Pruitt Avenue Apartments','2024-07-01','2025-06-30',mo+['Total'])
N=None
def L(lab,v,**x): 
    v=[round(a,2) if a is not None else N for a in v];return s.l(lab,v+[round(sum(a or 0 for a in v),2)],**x)
def fx(a): return [a]*12
def rn(a,p=.15): return [round(a*random.uniform(1-p,1+p),2) for _ in range(12)]
def sp(d): return [d.get(i,0) for i in range(12)]
s.h('Operating Income',d=0)
s.h('Rental Income',d=1)
q=[L('Rent Income',[11940]*8+[12285]*4,d=2),L('Section 8 Rent (Housing Authority)',[2316]*6+[2388]*6,d=2),L('Vacancy Loss',sp({3:-920,4:-920,8:-460}),d=2),L('Prepaid Rent / Applied Credits',sp({0:-150,6:275,11:-90}),d=2)]
a=s.t('Total Rental Income',q,d=1)
s.h('Other Income',d=1)
q=[L('Late Fee Income',sp({0:75,2:75,4:150,7:75,10:75}),d=2),L('Laundry Income',rn(148),d=2),L('Pet Rent',[70]*8+[105]*4,d=2),L('Application Fee Income',sp({3:45,4:90,8:45}),d=2)]
b=s.t('Total Other Income',q,d=1)
ti=s.t('Total Operating Income',[a,b],key='total_income',d=0)
s.h('Operating Expense',d=0)
q=[L('Advertising',sp({3:59,4:59}),d=1),L('Cleaning and Turnover Maintenance',sp({3:412.5,8:385}),d=1),L('Insurance - Property and Liability',fx(611.42),d=1),L('Landscaping and Snow Removal',[240]*4+[120,465,540,465,240,240,240,240],d=1),
 L('Legal and Professional Fees',sp({2:350,9:675}),d=1),L('Management Fees',[round(x*.07,2) for x in s.rows[ti]['v'][:12]],d=1),L('Pest Control',sp({1:135,4:135,7:135,10:135}),d=1),L('Property Taxes',sp({1:6284.17,7:6284.18}),d=1),
 L('Repairs - Plumbing',sp({0:189,2:415.28,6:1264.9,9:97.5}),d=1),L('Repairs - HVAC and Appliances',sp({0:640,4:228.33,5:310,11:1189.99}),d=1),L('Repairs - General',rn(285,.6),d=1),L('Supplies',rn(44,.8),d=1),
 L('Utilities: Gas (common boiler)',[round(x*random.uniform(.95,1.05),2) for x in [96,92,108,242,431,618,702,655,498,287,141,101]],d=1),L('Utilities: Electric House Meter',rn(121),d=1),L('Utilities: Water, Sewer and Trash',rn(596,.08),d=1)]
te=s.t('Total Operating Expense',q,key='total_operating_expenses',d=0)
no=s.t('NOI - Net Operating Income',[ti,(te,-1)],'TOTAL',key='noi',d=0)
s.h('Other Expense',d=0)
q=[L('Mortgage Interest',[round(2318.4-6.13*i,2) for i in range(12)],d=1),L('Roof Replacement - Bldg B (capital)',sp({10:14850}),d=1)]
oe=s.t('Total Other Expense',q,d=0)
s.t('Net Income',[no,(oe,-1)],'TOTAL',key='net_income',d=0)
W,H=landscape(legal);c=canvas.Canvas(f'{B}/documents/{f}',pagesize=(W,H))
X=[180+61.5*k for k in range(1,14)];X=[x-1 for x in X]
pgn=0
def head():
    global y,pgn
    pgn+=1;c.setFillGray(.15)
    if pgn==1:
        c.setFont('Helvetica',17);c.drawString(34,H-44,'Income Statement - 12 Month');c.setFont('Helvetica',9.5);c.setFillGray(.4);c.drawString(34,H-60,'Properties: Pruitt Avenue Apartments - 412 & 418 Pruitt Ave, Akron, OH 44305');c.drawString(34,H-73,'Period: Jul 2024 to Jun 2025     Accounting basis: Cash     Level of detail: Detail');y=H-98
    else: y=H-40
    c.setFillGray(.9);c.rect(30,y-5,W-52,16,stroke=0,fill=1);c.setFillGray(.15);c.setFont('Helvetica-Bold',7.6);c.drawString(34,y,'Account Name')
    for x,a in zip(X,mo+['Total']): c.drawRightString(x,y,a)
    y-=6
    c.setFont('Helvetica',7);c.setFillGray(.45);c.drawString(34,18,'Created on 07/09/2025   Brightwell Rentals LLC');c.drawRightString(W-34,18,f'Page {pgn}');c.setFillGray(.15)
head()
for r in s.rows:
    if y<60: c.showPage();head()
    d=r['x']['d'];tot=r['t']!='LINE'
    c.setFont('Helvetica-Bold' if tot else 'Helvetica',7.6)
    lab=r['label'];mx=165-d*10;ls=[lab]
    if c.stringWidth(lab,'Helvetica',7.6)>mx-30 and not tot:
        w=lab.split(' ');cur='';ls=[]
        for a in w:
            if c.stringWidth((cur+' '+a).strip(),'Helvetica',7.6)>mx-40: ls.append(cur);cur=a
            else: cur=(cur+' '+a).strip()
        ls.append(cur)
    y-=14
    for k,a in enumerate(ls): c.drawString(36+d*10,y-k*9,a)
    if r['v']:
        for x,v in zip(X,r['v']): c.drawRightString(x,y,f'{v:,.2f}' if v>=0 else f'-{-v:,.2f}')
    y-=9*(len(ls)-1)
    c.setStrokeGray(.6 if tot else .88);c.setLineWidth(.5);c.line(30,y-4,W-22,y-4)
c.save()
save(f,'MULTIFAMILY','OPERATING_STATEMENT_T12',[s],'US small landlord Buildium-like web print, legal landscape, wrapped account names, two pages',False)
