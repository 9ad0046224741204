# CPA compilation, income tax basis: balance sheet and income statement
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from common import *
N='Hargrove Plaza Associates LP 2024 compilation.pdf'
P='Hargrove Plaza Associates, L.P.'
i=St('Statements of Revenues, Expenses and Changes in Partners\' Capital - Income Tax Basis',P,None,'2024-12-31',['2024','2023'],page=4)
i.h('Revenues:'); a=[i.l(*x) for x in [('Base rents',[1486214,1451870]),('Expense recoveries',[318406,301915]),('Tenant services',[22870,25144]),('Interest',[4118,2936])]]
ti=i.t('Total revenues',a,key='total_income')
i.h('Operating expenses:'); b=[i.l(*x) for x in [('Cleaning and janitorial',[121442,117308]),('Utilities',[208937,214620]),('Repairs and maintenance',[97218,88451]),('Elevator',[18640,18102]),
 ('Security',[41386,39960]),('Property management fees',[72184,70268]),('Insurance',[46905,38217]),('Real estate taxes',[214770,209382]),('Professional fees',[23150,27425]),('Office and general',[11063,10290])]]
to=i.t('Total operating expenses',b,key='total_operating_expenses')
n=i.t('Net operating income',[ti,to],[1,-1],key='noi')
i.h('Other expenses:'); c=[i.l(*x) for x in [('Interest on mortgage',[402316,411884]),('Depreciation',[286540,279411]),('Amortization',[31827,29604])]]
tc=i.t('Total other expenses',c); ni=i.t('Net income',[n,tc],[1,-1],type='TOTAL',key='net_income')
bg23=1184320; d23,d24=260000,300000
ni24,ni23=i.rows[ni]['values']; eq23=bg23+ni23-d23; eq24=eq23+ni24-d24
pb=i.l("Partners' capital, beginning of year",[eq23,bg23]); dd=i.l('Distributions to partners',[-d24,-d23])
i.t("Partners' capital, end of year",[ni,pb,dd],type='TOTAL')
assert i.rows[-1]['values']==[eq24,eq23]
b_=St("Statements of Assets, Liabilities and Partners' Capital - Income Tax Basis",P,None,'2024-12-31',['2024','2023'],page=3); s=b_
s.h('ASSETS'); s.h('Real estate, at cost:')
q=[s.l(*x) for x in [('Land',[1350000,1350000]),('Building and improvements',[9874215,9712806]),('Furniture and equipment',[148330,148330])]]
g=s.t('Total real estate, at cost',q); ad=s.l('Less accumulated depreciation',[-(4127865+286540),-4127865]); nr=s.t('Net real estate',[g,ad])
s.h('Other assets:')
mt24,mt23=6718442,6912207; sd24,sd23=84310,81960; ap24,ap23=38274,44915; pr24,pr23=16220,12874
liab24=mt24+sd24+ap24+pr24; liab23=mt23+sd23+ap23+pr23
o24=dict(e=141288,r=24610,p=19844,l=148932); o23=dict(e=136045,r=31077,p=17220,l=150759)
nr24,nr23=s.rows[nr]['values']
c24=liab24+eq24-nr24-sum(o24.values()); c23=liab23+eq23-nr23-sum(o23.values()); print('cash',c24,c23); assert c24>0 and c23>0
o=[s.l('Cash and cash equivalents',[c24,c23]),s.l('Escrow deposits held by lender',[o24['e'],o23['e']]),s.l('Tenant receivables',[o24['r'],o23['r']]),s.l('Prepaid expenses',[o24['p'],o23['p']]),
 s.l('Leasing and loan costs, net of accumulated amortization of $212,644 and $180,817',[o24['l'],o23['l']])]
ot=s.t('Total other assets',o); ta=s.t('TOTAL ASSETS',[nr,ot],type='TOTAL',key='total_assets')
s.h("LIABILITIES AND PARTNERS' CAPITAL"); s.h('Liabilities:')
l=[s.l('Mortgage note payable',[mt24,mt23]),s.l('Accounts payable and accrued expenses',[ap24,ap23]),s.l('Rents received in advance',[pr24,pr23]),s.l('Tenant security deposits',[sd24,sd23])]
tl=s.t('Total liabilities',l,key='total_liabilities'); s.h("Partners' capital:")
gp24,gp23=round(eq24*.01),round(eq23*.01)
e=[s.l('General partner',[gp24,gp23]),s.l('Limited partners',[eq24-gp24,eq23-gp23])]; te=s.t("Total partners' capital",e,key='total_equity')
s.t("TOTAL LIABILITIES AND PARTNERS' CAPITAL",[tl,te],type='TOTAL'); assert s.rows[-1]['values']==s.rows[ta]['values']
cv=canvas.Canvas(doc(N),pagesize=letter,invariant=1); W,H=letter
def ctr(y,t,f='Times-Roman',z=12): cv.setFont(f,z); cv.drawCentredString(W/2,y,t)
ctr(520,'HARGROVE PLAZA ASSOCIATES, L.P.','Times-Bold',18); ctr(480,'FINANCIAL STATEMENTS','Times-Bold',14); ctr(460,'(Income Tax Basis)'); ctr(425,'DECEMBER 31, 2024 AND 2023'); ctr(120,'Delacourt Finch & Moody, P.C.'); ctr(105,'Certified Public Accountants'); cv.showPage()
y=660; ctr(y,"INDEPENDENT ACCOUNTANT'S COMPILATION REPORT",'Times-Bold',12); y-=40
txt=cv.beginText(80,y); txt.setFont('Times-Roman',11); txt.setLeading(15)
for t in """To the Partners
Hargrove Plaza Associates, L.P.

Management is responsible for the accompanying financial statements of Hargrove Plaza Associates, L.P.
(a limited partnership), which comprise the statements of assets, liabilities and partners' capital - income
tax basis as of December 31, 2024 and 2023, and the related statements of revenues, expenses and changes
in partners' capital - income tax basis for the years then ended in accordance with the income tax basis of
accounting, and for determining that the income tax basis of accounting is an acceptable financial reporting
framework. We have performed compilation engagements in accordance with Statements on Standards for
Accounting and Review Services. We did not audit or review the financial statements nor were we required
to perform any procedures to verify the accuracy or completeness of the information provided by management.
We do not express an opinion, a conclusion, nor provide any assurance on these financial statements.

Management has elected to omit substantially all the disclosures ordinarily included in financial statements
prepared in accordance with the income tax basis of accounting.



Delacourt Finch & Moody, P.C.
March 11, 2025""".split('\n'): txt.textLine(t)
cv.drawText(txt); cv.drawCentredString(W/2,40,'- 1 -'); cv.showPage()
def page(st,head,sub,no,heads_center,lead):
    y=725
    ctr(y,'HARGROVE PLAZA ASSOCIATES, L.P.','Times-Bold',12); y-=15
    for t in head: ctr(y,t,'Times-Bold',11); y-=14
    ctr(y,sub,'Times-Roman',11); y-=8; cv.setLineWidth(.8); cv.line(72,y,W-72,y); y-=24
    X=[440,532]; cv.setFont('Times-Bold',11)
    for x,c in zip(X,st.columns): cv.drawRightString(x-8,y,c); cv.line(x-58,y-3,x,y-3)
    y-=20; first=True
    for k,r in enumerate(st.rows):
        z=11
        if r['type']=='HEADING':
            if r['label'].isupper(): y-=6; ctr(y,r['label'],'Times-Bold',11)
            else: cv.setFont('Times-Roman',z); cv.drawString(72,y,r['label'])
            y-=lead; 
            if r['label'].isupper(): y-=4; first=True
            continue
        cv.setFont('Times-Bold' if r['type']=='TOTAL' else 'Times-Roman',z)
        ind=90 if r['type']=='LINE' and r['label'] not in("Partners' capital, beginning of year",'Distributions to partners','Less accumulated depreciation') else (72 if r['type']!='SUBTOTAL' else 108)
        lab=r['label']
        if len(lab)>60: a,b=lab[:lab.index(' of accumulated')],lab[lab.index(' of accumulated')+1:]; cv.drawString(ind,y,a); y-=lead-2; cv.drawString(ind+12,y,b)
        else: cv.drawString(ind,y,lab)
        if r['type']!='LINE':
            for x in X: cv.setLineWidth(.6); cv.line(x-66,y+11,x,y+11)
        for x,v in zip(X,r['values']):
            cv.drawRightString(x if v<0 else x-4,y,par(v))
            if first or r['type']=='TOTAL': cv.drawString(x-66,y,'$')
            if r['type']=='TOTAL' and r['label']!='Net income': cv.line(x-66,y-3,x,y-3); cv.line(x-66,y-5,x,y-5)
        first=False; y-=lead+(6 if r['type']!='LINE' else 0)
    cv.setFont('Times-Italic',9); cv.drawCentredString(W/2,58,"See independent accountant's compilation report."); cv.setFont('Times-Roman',10); cv.drawCentredString(W/2,40,f'- {no} -'); cv.showPage()
page(b_,["STATEMENTS OF ASSETS, LIABILITIES AND PARTNERS' CAPITAL -",'INCOME TAX BASIS'],'December 31, 2024 and 2023',2,True,15.5)
page(i,["STATEMENTS OF REVENUES, EXPENSES AND CHANGES IN",'PARTNERS\' CAPITAL - INCOME TAX BASIS'],'For the Years Ended December 31, 2024 and 2023',3,True,16)
cv.save()
i.pf=None
save(N,[b_,i],'OFFICE','BALANCE_SHEET','CPA compilation, cover + report, balance sheet page 3, income statement page 4',False)
