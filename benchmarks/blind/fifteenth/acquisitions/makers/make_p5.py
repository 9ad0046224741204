# Industrial: accountant's combining statement of cash flows, two buildings + eliminations + combined + prior year; PLANTED digit
from st import *
from reportlab.pdfgen import canvas
cols=['Building A 4400 Foundry','Building B 1180 Railhead','Eliminations','Combined 2024','Combined 2023']
s=S('COMBINING STATEMENT OF CASH FLOWS','Foundry Railhead Logistics Partners','2024-01-01','2024-12-31',cols,dash=True)
def L(l,a,b,e,p,d=1): return s.L(l,[a,b,e,a+b+e,p],d=d)
s.H('CASH FLOWS FROM OPERATING ACTIVITIES',d=0)
ni=L('Net income',612418,287905,0,841277); s.keys['net_income']=ni
s.H('Adjustments to reconcile net income to net cash provided by operating activities:',d=1)
i=[L('Depreciation',418600,301250,0,702940,2),L('Amortization of deferred leasing costs',61244,38917,0,94106,2),L('Amortization of debt issuance costs',14880,9420,0,24300,2),L('Straight-line rent adjustment',-38716,-52104,0,-61385,2)]
adj=s.T('Total adjustments',i,d=2)
s.H('Changes in operating assets and liabilities:',d=1)
j=[L('Tenant receivables',-18240,9655,4200,-12077,2),L('Prepaid expenses',-6130,-3874,0,2418,2),L('Due from affiliates',-25000,0,25000,0,2),L('Accounts payable and accrued expenses',31762,-14408,-4200,20916,2),L('Due to affiliates',0,25000,-25000,0,2),L('Prepaid rents',22180,0,0,-7340,2),L('Tenant security deposits',0,12500,0,5000,2)]
ch=s.T('Net changes in operating assets and liabilities',j,d=2)
op=s.T('Net cash provided by operating activities',[ni,adj,ch],'TOTAL',d=1)
s.H('CASH FLOWS FROM INVESTING ACTIVITIES',d=0)
i=[L('Building improvements',-184320,-96775,0,-141208),L('Tenant improvements',0,-228400,0,-87650),L('Leasing commissions paid',-42166,-118930,0,-66214),L('Deposits to replacement reserves, net',-24000,-18000,0,-42000)]
inv=s.T('Net cash used in investing activities',i,'TOTAL',d=1)
s.H('CASH FLOWS FROM FINANCING ACTIVITIES',d=0)
i=[L('Principal payments on mortgage notes',-226418,-141033,0,-348872),L('Proceeds from line of credit',0,275000,0,0),L('Repayment of line of credit',0,-50000,0,-100000),L('Contributions from partners',0,100000,0,150000),L('Distributions to partners',-525000,-150000,0,-800000)]
fin=s.T('Net cash provided by (used in) financing activities',i,'TOTAL',d=1)
net=s.T('NET INCREASE (DECREASE) IN CASH AND RESTRICTED CASH',[op,inv,fin],'TOTAL',key='net_cash_flow',d=0)
n23=s.rows[net]['v'][4]; b23=418206
bg=L('Cash and restricted cash, beginning of year',321044,b23+n23-321044,0,b23,0)
s.T('CASH AND RESTRICTED CASH, END OF YEAR',[net,bg],'TOTAL',d=0)
s.H('SUPPLEMENTAL DISCLOSURE OF CASH FLOW INFORMATION',d=0)
L('Cash paid for interest',388140,251906,0,662318)
L('Building improvements in accounts payable',17450,0,0,31206)
r=[x for x in s.rows if x['label']=='Tenant improvements'][0]
good=r['v'][3]; r['v'][3]=-223400   # planted
assert good==-228400
s.planted={'what':'Tenant improvements, column Combined 2024: printed (223,400); the true figure is (228,400) (Building B column and the totals are right)','kind':'digit_changed'}
c=canvas.Canvas(f'{DOC}/FRLP combining cash flows 2024.pdf',pagesize=(792,612),invariant=1)
c.setFont('Times-Bold',12); y=574
for t in ('FOUNDRY RAILHEAD LOGISTICS PARTNERS','COMBINING STATEMENT OF CASH FLOWS'): c.drawCentredString(396,y,t); y-=14
c.setFont('Times-Roman',10); c.drawCentredString(396,y,'Year Ended December 31, 2024 (with combined totals for 2023)'); c.setFont('Times-Italic',9); c.drawCentredString(396,y-12,'See independent accountant\u2019s compilation report')
X=[408,492,570,655,742]; c.setFont('Times-Bold',8.5); y=512
for x,(a,b) in zip(X,(('Building A','4400 Foundry'),('Building B','1180 Railhead'),('','Eliminations'),('Combined','2024'),('Combined','2023'))):
    c.drawCentredString(x-29,y+10,a); c.drawCentredString(x-29,y,b); c.setLineWidth(.6); c.line(x-60,y-3,x+2,y-3)
y-=15; first=True
for r in s.rows:
    d=r['d']
    if d==0 and r['rt']=='HEADING': y-=3
    f='Times-Bold' if d==0 and r['label'].isupper() else 'Times-Roman'
    c.setFont(f,8.6); lab=r['label']; xx=42+d*11
    if c.stringWidth(lab,f,8.6)>290-d*11:
        w=lab.split(); k=len(w)
        while c.stringWidth(' '.join(w[:k]),f,8.6)>285-d*11: k-=1
        c.drawString(xx,y,' '.join(w[:k])); y-=9.4; c.drawString(xx+9,y,' '.join(w[k:]))
    else: c.drawString(xx,y,lab)
    if r['rt']!='HEADING':
        tot=r['rt']!='LINE'; dol=first or lab.endswith('END OF YEAR') or lab.startswith('Cash paid'); first=False
        for x,v in zip(X,r['v']):
            c.drawRightString(x+(2.8 if v<0 else 0),y,par(v,0,'\u2013'))
            if dol: c.drawString(x-58,y,'$')
            if tot: c.setLineWidth(.5); c.line(x-60,y+8,x+2,y+8)
            if lab.endswith('END OF YEAR'): c.line(x-60,y-2.5,x+2,y-2.5); c.line(x-60,y-4.2,x+2,y-4.2)
    y-=10.3 if r['rt']!='TOTAL' else 12.5
c.setFont('Times-Roman',8); c.drawCentredString(396,22,'- 6 -'); c.save(); print('p5',y)
dump('FRLP combining cash flows 2024.pdf',[s])
