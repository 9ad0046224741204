"""Accountant's compilation: cover, report letter, statement of assets/liabilities/partners' capital (tax basis), note. reportlab, Times."""
import random,os
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.pdfbase.pdfmetrics import stringWidth
R=random.Random(30303)
NAME='Sorrel Creek Medical Partners - 2024 Compiled Financials.pdf'
s=St("Statement of Assets, Liabilities, and Partners' Capital - Income Tax Basis",'Sorrel Creek Medical Partners, LP',None,'2024-12-31',['2024','2023'])
H=s.h;L=s.l;T=s.t
H('ASSETS')
H('Current assets',lvl=1)
ca=[L('Cash - operating',[183412,142706],lvl=2,dol=1),L('Cash - money market',[261880,251944],lvl=2),L('Tenant receivables',[18644,31207],lvl=2),L('Prepaid insurance',[9316,8872],lvl=2),L('Prepaid property taxes',[0,0],lvl=2) ]
s.rows.pop();ca.pop()
ca.append(L('Due from affiliate',[0,15000],lvl=2))
tca=T('Total current assets',ca,lvl=3)
H('Property and equipment, at cost',lvl=1)
pe=[L('Land',[1140000,1140000],lvl=2),L('Buildings',[6385200,6385200],lvl=2),L('Building improvements',[788415,702960],lvl=2),L('Tenant improvements',[1216730,1093905],lvl=2),L('Paving and site work',[204600,204600],lvl=2)]
ad=L('Less accumulated depreciation',[-3871264,-3582117],lvl=2,before_sub=pe)
npe=T('Net property and equipment',pe+[ad],lvl=3)
H('Other assets',lvl=1)
oa=[L('Tax and insurance escrow',[64127,58833],lvl=2),L('Replacement reserve',[97450,85450],lvl=2),L('Leasing commissions, net of accumulated amortization of $61,870 in 2024 and $47,312 in 2023',[83912,76240],lvl=2),L('Loan costs, net',[21375,26125],lvl=2),L('Utility deposits',[4200,4200],lvl=2)]
toa=T('Total other assets',oa,lvl=3)
ta=T('TOTAL ASSETS',[tca,npe,toa],type='TOTAL',key='total_assets',dol=1,dbl=1)
H("LIABILITIES AND PARTNERS' CAPITAL")
H('Current liabilities',lvl=1)
cl=[L('Accounts payable',[27311,22984],lvl=2,dol=1),L('Accrued property taxes',[71402,68118],lvl=2),L('Rents received in advance',[12880,9430],lvl=2),L('Current maturities of long-term debt',[142650,135890],lvl=2)]
tcl=T('Total current liabilities',cl,lvl=3)
H('Long-term liabilities',lvl=1)
ll=[L('Mortgage note payable, less current maturities',[4276405,4419055],lvl=2),L('Tenant security deposits',[58730,61480],lvl=2)]
tll=T('Total long-term liabilities',ll,lvl=3)
tl=T('Total liabilities',[tcl,tll],type='TOTAL',lvl=1,key='total_liabilities')
H("Partners' capital",lvl=1)
A=[s.rows[ta]['v'][c]-s.rows[tl]['v'][c] for c in (0,1)]
gp=[round(A[0]*.01),round(A[1]*.01)]
ni=[A[0]-A[1]+310000,0];
pc=[L('General partner',gp,lvl=2),L('Limited partners',[A[0]-gp[0],A[1]-gp[1]],lvl=2)]
te=T("Total partners' capital",pc,type='TOTAL',lvl=1,key='total_equity')
T("TOTAL LIABILITIES AND PARTNERS' CAPITAL",[tl,te],type='TOTAL',dol=1,dbl=1)
print(A)
c=canvas.Canvas(os.path.join(DOC,NAME),pagesize=letter);W,HH=letter
# cover
c.setFont('Times-Bold',17);c.drawCentredString(W/2,520,'SORREL CREEK MEDICAL PARTNERS, LP')
c.setFont('Times-Roman',13);c.drawCentredString(W/2,492,'FINANCIAL STATEMENTS');c.drawCentredString(W/2,474,'(Income Tax Basis)')
c.drawCentredString(W/2,446,'DECEMBER 31, 2024 AND 2023');c.setFont('Times-Italic',11);c.drawCentredString(W/2,150,"Together with Accountant's Compilation Report");c.showPage()
# letter
c.setFont('Times-Bold',13);c.drawString(72,720,'Brandvold Teasley & Ruiz, PLLC');c.setFont('Times-Roman',9.5);c.drawString(72,707,'Certified Public Accountants');c.drawString(72,695,'418 Harmon Street, Suite 3   Boise, Idaho 83702')
c.line(72,688,W-72,688);c.setFont('Times-Bold',11.5);c.drawCentredString(W/2,656,"ACCOUNTANT'S COMPILATION REPORT")
t=c.beginText(72,628);t.setFont('Times-Roman',11);t.setLeading(15)
for q in ['To the Partners','Sorrel Creek Medical Partners, LP','','Management is responsible for the accompanying financial statement of Sorrel Creek Medical',"Partners, LP, which comprises the statement of assets, liabilities, and partners' capital - income tax",'basis as of December 31, 2024 and 2023, in accordance with the income tax basis of accounting, and','for determining that the income tax basis of accounting is an acceptable financial reporting framework.','We have performed compilation engagements in accordance with Statements on Standards for','Accounting and Review Services promulgated by the Accounting and Review Services Committee of','the AICPA. We did not audit or review the financial statement nor were we required to perform any','procedures to verify the accuracy or completeness of the information provided by management.','Accordingly, we do not express an opinion, a conclusion, nor provide any form of assurance on the','financial statement.','','Management has elected to omit substantially all of the disclosures ordinarily included in financial',"statements prepared in accordance with the income tax basis of accounting. If the omitted disclosures","were included in the financial statement, they might influence the user's conclusions about the","Partnership's assets, liabilities, and equity. Accordingly, the financial statement is not designed for",'those who are not informed about such matters.','','','Boise, Idaho','March 11, 2025']: t.textLine(q)
c.drawText(t);c.showPage()
# statement
y=HH-58
for q,f in [('SORREL CREEK MEDICAL PARTNERS, LP','Times-Bold'),("STATEMENT OF ASSETS, LIABILITIES, AND PARTNERS' CAPITAL -",'Times-Bold'),('INCOME TAX BASIS','Times-Bold'),('December 31, 2024 and 2023','Times-Roman')]:
    c.setFont(f,11.5);c.drawCentredString(W/2,y,q);y-=14
y-=8
X=[438,540]
c.setFont('Times-Bold',10.5)
for x,q in zip(X,['2024','2023']): c.drawCentredString(x-28,y,q);c.line(x-62,y-3,x+3,y-3)
y-=15
def money(x,y,v,f,dol,bold=False):
    c.setFont(f,10.2)
    if v==0: c.drawRightString(x,y,'-');
    elif v<0: c.drawRightString(x+4,y,f'({-v:,.0f})')
    else: c.drawRightString(x,y,f'{v:,.0f}')
    if dol: c.drawString(x-60,y,'$')
def lead(x0,y,f):
    c.setFont('Times-Roman',10.2);x=x0+4
    x=(int(x/6)+1)*6
    while x<364: c.drawString(x,y,'.');x+=6
for r in s.rows:
    IND=[64,64,80,100][r['lvl']]
    f='Times-Bold' if r['type']=='HEADING' and r['lvl']==0 or r['type']=='TOTAL' else 'Times-Roman'
    if r['type']=='HEADING' and r['lvl']==0:
        y-=5;c.setFont(f,10.8);c.drawCentredString(214,y,r['label']);y-=14.5;continue
    if r.get('before_sub'):
        for k,x in enumerate(X):
            c.line(x-62,y+10,x+3,y+10);money(x,y,sum(s.rows[i]['v'][k] for i in r['before_sub']),'Times-Roman',0)
        y-=13.2
    lab=r['label'];c.setFont(f,10.2)
    if stringWidth(lab,f,10.2)>280:
        k=lab.index('accumulated');c.drawString(IND,y,lab[:k].strip());y-=12;lab=lab[k:];IND+=12
    c.drawString(IND,y,lab)
    if r['type']!='HEADING':
        lead(IND+stringWidth(lab,f,10.2),y,f)
        for k,x in enumerate(X):
            if r['type']!='LINE': c.line(x-62,y+10,x+3,y+10)
            money(x,y,r['v'][k],f,r.get('dol'))
            if r.get('dbl'): c.line(x-62,y-3,x+3,y-3);c.line(x-62,y-5,x+3,y-5)
    y-=13.2 if r['type'] in('LINE','HEADING') else 17
c.setFont('Times-Italic',9.5);c.drawCentredString(W/2,40,"See accountant's compilation report.");c.setFont('Times-Roman',9.5);c.drawCentredString(W/2,27,'- 2 -')
c.showPage();c.save()
s.dash_zero=True
save(NAME,[s],'OFFICE','BALANCE_SHEET',"accountants' compiled comparative balance sheet, cover and letter first, dot leaders, unlabelled subtotal, wrapped label",True)
