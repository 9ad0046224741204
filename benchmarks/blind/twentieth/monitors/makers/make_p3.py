# nursing home, compiled statements: accountant's report, balance sheets, income, cash flows
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
FN='willow_bend_care_center_compiled_2024.pdf'
C=['2024','2023']; N='Willow Bend Care Center, LLC'
# income
I=St('Statements of Income and Members\' Equity',N,'2024-01-01','2024-12-31',C,page=3)
def L(st,l,a,b,ind=1,**m): return st.l(l,[a,b],ind=ind,**m)
I.h('Revenue')
ti=I.t('Total revenue',[L(I,'Medicaid',4188214,4021577),L(I,'Medicare Part A',1362905,1418330),L(I,'Private pay and insurance',1790448,1655102),L(I,'Ancillary and therapy',214377,240918),L(I,'Provider relief and other grants',0,86250),L(I,'Beauty shop, meals and other',18266,17140)],key='total_income',kind='TOTAL')
I.h('Operating expenses')
te=I.t('Total operating expenses',[L(I,'Nursing services',3204881,3140226),L(I,'Therapy and ancillary',402116,418870),L(I,'Dietary',548730,520911),L(I,'Housekeeping and laundry',296454,281377),L(I,'Activities and social services',168209,160385),L(I,'Plant operation and utilities',331940,318276),L(I,'Administrative and general',806312,791050),L(I,'Employee benefits and payroll taxes',611745,588402),L(I,'Provider bed tax',228800,228800),L(I,'Real estate taxes',61204,59877),L(I,'Insurance, property and liability',149816,121390)],key='total_operating_expenses',kind='TOTAL')
noi=I.t('Net operating income before capital costs',[ti,te],[1,-1],key='noi',kind='TOTAL')
I.h('Capital costs')
dep=(241300,238115); intr=(268412,276904)
cc=I.t('Total capital costs',[L(I,'Interest',*intr),L(I,'Depreciation and amortization',*dep)])
ni=I.t('Net income',[noi,cc],[1,-1],key='net_income',kind='TOTAL')
NI=I.v(ni); dist=(190000,260000); e22=1204611; e23=e22+NI[1]-dist[1]; e24=e23+NI[0]-dist[0]
mb=L(I,"Members' equity, beginning of year",e23,e22,0); md=L(I,"Distributions to members",-dist[0],-dist[1],0)
I.t("Members' equity, end of year",[ni,mb,md],kind='TOTAL')
# balances 2024, 2023, 2022
ar=(902417,861035,815220); pp=(74110,69884,71300); rt=(31206,28870,30115); ap=(318440,301977,296318); ac=(246871,238402,230160); rtl=rt; df=(42100,38650,40210)
cm=(146200,138350,130900); debt24=4620350; lt=(debt24-cm[0], debt24+cm[1]-cm[1], 0); # lt23: debt23 = debt24+138350 ; lt23 = debt24
debt23=debt24+cm[1]; lt=(debt24-cm[0],debt23-cm[1])
capex=(118640,92415)
equip24=1046318; equip23=equip24-capex[0]; land=410000; bld=6215800; acc24=-2866930; acc23=acc24+dep[0]
esc=(88412,83006,80117)
# assets total = liabilities + equity -> cash is the plug in 2023; 2024 via cash flow
liab=lambda k:ap[k]+ac[k]+rtl[k]+df[k]+cm[k]+lt[k]
net23=land+bld+equip23+acc23; net24=land+bld+equip24+acc24
cash23=liab(0+1)+e23-(ar[1]+pp[1]+rt[1]+net23+esc[1])
cash24=liab(0)+e24-(ar[0]+pp[0]+rt[0]+net24+esc[0])
import sys; print('cash',cash24,cash23)
K=St('Statements of Cash Flows',N,'2024-01-01','2024-12-31',C,page=4)
d=lambda x,k:x[k]-x[k+1]
K.h('Cash flows from operating activities'); 
op=[L(K,'Net income',*NI),L(K,'Depreciation and amortization',*dep)]
K.h('Changes in:',ind=1)
op+=[L(K,n,*[g*d(x,k) for k in(0,1)],ind=2) for n,x,g in [('Accounts receivable, residents and third parties',ar,-1),('Prepaid expenses',pp,-1),('Resident trust funds held',rt,-1),('Accounts payable',ap,1),('Accrued payroll and taxes',ac,1),('Resident trust liability',rtl,1),('Deferred private pay revenue',df,1)]]
o=K.t('Net cash provided by operating activities',op,kind='TOTAL')
K.h('Cash flows from investing activities')
iv=K.t('Net cash used in investing activities',[L(K,'Purchases of equipment and improvements',-capex[0],-capex[1]),L(K,'Increase in mortgage escrow',*[-d(esc,k) for k in(0,1)])],kind='TOTAL')
K.h('Cash flows from financing activities')
fi=K.t('Net cash used in financing activities',[L(K,'Principal payments on mortgage note',-cm[1],-cm[2]),L(K,'Distributions to members',-dist[0],-dist[1])],kind='TOTAL')
nc=K.t('Net increase (decrease) in cash',[o,iv,fi],kind='TOTAL',key='net_cash_flow')
assert K.v(nc)[0]==cash24-cash23,(K.v(nc),cash24,cash23)
cb=L(K,'Cash, beginning of year',cash23,cash23-K.v(nc)[1],0)
K.t('Cash, end of year',[nc,cb],kind='TOTAL')
B=St('Balance Sheets',N,None,'2024-12-31',C,page=2)
B.h('ASSETS'); B.h('Current assets')
ca=B.t('Total current assets',[L(B,'Cash',cash24,cash23),L(B,'Accounts receivable, net of allowance of $48,000 and $45,500',*ar[:2]),L(B,'Prepaid expenses',*pp[:2]),L(B,'Resident trust funds',*rt[:2])])
B.h('Property and equipment')
g=B.t('Property and equipment, gross',[L(B,'Land',land,land),L(B,'Building and improvements',bld,bld),L(B,'Furniture and equipment',equip24,equip23)]) 
ad=L(B,'Less accumulated depreciation',acc24,acc23); n=B.t('Property and equipment, net',[g,ad])
ta=B.t('Total assets',[ca,n,L(B,'Mortgage escrow deposits',*esc[:2],ind=0)],kind='TOTAL',key='total_assets')
B.h("LIABILITIES AND MEMBERS' EQUITY"); B.h('Current liabilities')
cl=B.t('Total current liabilities',[L(B,'Accounts payable',*ap[:2]),L(B,'Accrued payroll and taxes',*ac[:2]),L(B,'Resident trust liability',*rtl[:2]),L(B,'Deferred private pay revenue',*df[:2]),L(B,'Current maturities of mortgage note',*cm[:2])])
lg=L(B,'Mortgage note, less current maturities',*lt,ind=0)
tl=B.t('Total liabilities',[cl,lg],key='total_liabilities')
me=L(B,"Members' equity",e24,e23,0); B.kk['total_equity']=me
B.t("Total liabilities and members' equity",[tl,me],kind='TOTAL'); assert B.v(ta)==B.d['rows'][-1]['values']
W,H=letter
c=canvas.Canvas(doc(FN),pagesize=letter,invariant=1)
c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-90,'Pruett, Osgood & Lamm'); c.setFont('Times-Italic',10); c.drawCentredString(W/2,H-104,'Certified Public Accountants')
t=c.beginText(80,H-150); t.setFont('Times-Roman',11); t.setLeading(15)
for x in ["To the Members","Willow Bend Care Center, LLC","","Management is responsible for the accompanying financial statements of Willow Bend Care Center, LLC (a","limited liability company), which comprise the balance sheets as of December 31, 2024 and 2023, and the","related statements of income and members' equity and cash flows for the years then ended. We have","performed compilation engagements in accordance with Statements on Standards for Accounting and Review","Services. We did not audit or review the financial statements nor were we required to perform any","procedures to verify the accuracy or completeness of the information provided by management. We do not","express an opinion, a conclusion, nor provide any assurance on these financial statements.","","Management has elected to omit substantially all of the disclosures required by accounting principles","generally accepted in the United States of America.","","","March 21, 2025"]: t.textLine(x)
c.drawText(t); c.showPage()
for st,title,per in [(B,'BALANCE SHEETS','December 31, 2024 and 2023'),(I,"STATEMENTS OF INCOME AND MEMBERS' EQUITY",'Years Ended December 31, 2024 and 2023'),(K,'STATEMENTS OF CASH FLOWS','Years Ended December 31, 2024 and 2023')]:
    st.d['title']={'BALANCE SHEETS':'BALANCE SHEETS'}.get(title,title)
    c.setFont('Times-Bold',12); c.drawCentredString(W/2,H-60,'WILLOW BEND CARE CENTER, LLC'); c.drawCentredString(W/2,H-75,title); c.setFont('Times-Roman',11); c.drawCentredString(W/2,H-90,per)
    x1,x2=450,540; y=H-122; c.setFont('Times-Bold',10.5); c.drawRightString(x1,y,'2024'); c.drawRightString(x2,y,'2023'); c.line(x1-60,y-3,x1,y-3); c.line(x2-60,y-3,x2,y-3); y-=18
    first=True
    for r,m in st.rows():
        ty=r['rowType']; x=72+14*m['ind']+(20 if ty=='SUBTOTAL' else 0)
        up=r['label'].isupper()
        c.setFont('Times-Bold' if (ty=='TOTAL' or up or (ty=='HEADING' and m['ind']==0)) else 'Times-Roman',10.5); f=c._fontname
        if ty=='HEADING' and m['ind']==0: y-=5
        if up: c.drawCentredString(W/2-20,y,r['label'])
        else: c.drawString(x,y,r['label'])
        if ty!='HEADING':
            e=x+c.stringWidth(r['label'],f,10.5)+4
            c.setFont('Times-Roman',10.5); dots=''
            while e+c.stringWidth(dots+' .')<x1-66: dots+=' .'
            if ty=='LINE': c.drawRightString(x1-66,y,dots)
            c.setFont(f,10.5)
            for xx,v in zip((x1,x2),r['values']):
                if ty!='LINE': c.line(xx-60,y+9.5,xx,y+9.5)
                s=par(v,0,'-')
                c.drawRightString(xx+(3.5 if s.endswith(')') else 0),y,s)
                if first or ty=='TOTAL': c.drawString(xx-60,y,'$')
                if ty=='TOTAL' and r is st.d['rows'][-1]: c.line(xx-60,y-2.5,xx,y-2.5); c.line(xx-60,y-4.3,xx,y-4.3)
            first=False
            if ty!='LINE': y-=4
        y-=13.6
    c.setFont('Times-Italic',9.5); c.drawCentredString(W/2,40,"See independent accountants' compilation report."); c.showPage()
c.save()
for st in (I,):
    for r in st.d['rows']:
        if r['label'].startswith('Provider relief'): r['values'][0]=None   # printed as a lone dash
save(FN,[B,I,K],'SENIOR_HOUSING','BALANCE_SHEET','CPA compilation: report page, balance sheets, income, indirect cash flows; dot leaders')
