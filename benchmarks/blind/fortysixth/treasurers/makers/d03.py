from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
N='harbor_pointe_condo_compiled_2024.pdf'
C=['2024 Operating Fund','2024 Replacement Fund','2024 Total','2023 Total']
P='Harbor Pointe Condominium Association, Inc.'
b=St('Balance Sheets',P,None,'2024-12-31',C,page=2,d=0)
def L(s,n,o,r,p,lvl=1):
    return s.l(n,[o,r,(o or 0)+(r or 0),p],lvl)
b.h('ASSETS')
a=[L(b,'Cash and cash equivalents',48217,131604,151388),L(b,'Certificates of deposit',None,250000,200000),L(b,'Assessments receivable, net of allowance of $2,500',6940,None,4815),L(b,'Prepaid insurance',21366,None,18240),L(b,'Interest receivable',None,1872,1106),L(b,'Due from (to) other fund',-4200,4200,0),L(b,'Utility deposits',850,None,850)]
b.t('TOTAL ASSETS',a,0,'TOTAL',key='total_assets')
b.h('LIABILITIES AND FUND BALANCES')
b.h('Liabilities',1)
l=[L(b,'Accounts payable',9318,14750,16227,2),L(b,'Prepaid assessments',11405,None,9660,2),L(b,'Income taxes payable',412,None,198,2),L(b,'Contract liabilities (assessments received in advance - replacement fund)',None,368726,322404,2)]
tl=b.t('Total liabilities',l,1,key='total_liabilities')
fb=L(b,'Fund balances',52038,4200,27910,1)
b.t('TOTAL LIABILITIES AND FUND BALANCES',[tl,fb],0,'TOTAL')
tot=b.rows[[i for i,r in enumerate(b.rows) if r['label']=='TOTAL ASSETS'][0]]['values']
# make fund balance close the sheet
tlv=b.rows[tl]['values']; b.rows[fb]['values']=[tot[k]-tlv[k] for k in range(4)]
b.rows[-1]['values']=b.sum([tl,fb]); b.keys['total_equity']=fb
fbv=b.rows[fb]['values']; print('FB',fbv)
s=St('Statements of Revenues, Expenses and Changes in Fund Balances',P,'2024-01-01','2024-12-31',C,page=3,d=0)
s.h('REVENUES')
r=[L(s,'Member assessments',318240,41218,342960),L(s,'Laundry income',7316,None,6988),L(s,'Late charges and other',2145,None,3470),L(s,'Boat slip fees',10800,None,10350),L(s,'Interest',317,9964,5121)]
tr=s.t('Total revenues',r,1,key='total_income')
s.h('EXPENSES')
x=[('Building maintenance and repairs',38416,0,41277),('Elevator',8112,0,7740),('Electricity',16884,0,15903),('Grounds and pool',29740,0,27515),('Income taxes',412,0,198),('Insurance',88940,0,71862),('Legal and accounting',9275,0,6830),('Management fees',27000,0,25800),('Office and miscellaneous',4603,0,4118),('Pest control',2640,0,2640),('Roof and seawall replacement',None,46982,64310),('Trash removal',14208,0,13596),('Water and sewer',58117,0,55204),('Wages and payroll taxes - custodian',31562,0,30117)]
e=[L(s,n,o,(q or None),p) for n,o,q,p in x]
te=s.t('Total expenses',e,1,key='total_operating_expenses')
ex=s.t('EXCESS (DEFICIT) OF REVENUES OVER EXPENSES',[tr,te],0,'TOTAL',[1,-1],key='net_income')
ev=s.rows[ex]['values']
# opening balances: 2024 total opening = 2023 closing
close=fbv; py_close=fbv[3]
open24=[None,None,py_close]
# transfers between funds balance the closing by fund
o_open=py_close-0; 
opv=[py_close-1200 if 0 else None]*4
# total closing must be opening total + excess
need=fbv[2]-ev[2]
print('need opening',need,'py close',py_close, 'excess',ev)
# adjust 2023 & receivable to agree: set below through allowance line
diff=py_close-need
s._diff=diff
if __name__=='__main__' and diff:
    print('ADJUST 2024 cash by',diff)
# apply: add diff to operating cash 2024
i=a[0]; v=b.rows[i]['values']; v[0]+=diff; v[2]+=diff
for ti in [k for k,rw in enumerate(b.rows) if rw['label']=='TOTAL ASSETS']: b.rows[ti]['values']=b.sum(a)
tot=b.rows[a[-1]+1]['values']; b.rows[fb]['values']=[tot[k]-tlv[k] for k in range(4)]; b.rows[-1]['values']=b.sum([tl,fb]); fbv=b.rows[fb]['values']
print(fbv, v)
tf=-3150
# replacement fund: opening + excess + transfer = closing
ro=fbv[1]-ev[1]-tf; oo=fbv[0]-ev[0]+tf
assert oo+ro==py_close
pyo=py_close-ev[3]
bb=s.l('FUND BALANCES - BEGINNING OF YEAR',[oo,ro,oo+ro,pyo],0)
tr_=s.l('Transfer between funds',[-tf,tf,0,0],1)
s.t('FUND BALANCES - END OF YEAR',[ex,bb,tr_],0,'TOTAL')
assert s.rows[-1]['values']==fbv,(s.rows[-1],fbv)
c=canvas.Canvas(doc(N),pagesize=letter);W,H=letter
c.setFont('Times-Bold',13);c.drawCentredString(W/2,H-110,'ABERNATHY, COLE & STROUD, P.A.');c.setFont('Times-Roman',10);c.drawCentredString(W/2,H-124,'Certified Public Accountants')
c.setFont('Times-Bold',11);c.drawCentredString(W/2,H-180,"INDEPENDENT ACCOUNTANT'S COMPILATION REPORT")
c.setFont('Times-Roman',11);y=H-220
for t in ['To the Board of Directors','Harbor Pointe Condominium Association, Inc.','Bradenton, Florida','','Management is responsible for the accompanying financial statements of Harbor Pointe Condominium','Association, Inc., which comprise the balance sheets as of December 31, 2024 and 2023, and the related','statements of revenues, expenses and changes in fund balances for the years then ended, in accordance','with accounting principles generally accepted in the United States of America. We have performed','compilation engagements in accordance with Statements on Standards for Accounting and Review Services','promulgated by the Accounting and Review Services Committee of the AICPA. We did not audit or review','the financial statements nor were we required to perform any procedures to verify the accuracy or','completeness of the information provided by management. We do not express an opinion, a conclusion,','nor provide any assurance on these financial statements.','','Management has elected to omit substantially all of the disclosures and the statements of cash flows','required by accounting principles generally accepted in the United States of America.','','','March 11, 2025']:
    c.drawString(76,y,t);y-=16
c.showPage()
xs=[372,436,500,562]
from reportlab.pdfbase.pdfmetrics import stringWidth
def page(st,sub,no,lead):
    y=H-66
    c.setFont('Times-Bold',12)
    c.drawCentredString(W/2,y,P.upper().replace('INC.','INC.'));y-=15;c.drawCentredString(W/2,y,st.title.upper());y-=15
    c.setFont('Times-Roman',11);c.drawCentredString(W/2,y,sub);y-=30
    c.setFont('Times-Bold',10)
    c.drawCentredString((322+500)/2,y,'2024');c.setLineWidth(.6);c.line(322,y-3,500,y-3);c.drawRightString(562,y,'2023');y-=16
    for x,(p,q) in zip(xs,[('Operating','Fund'),('Replacement','Fund'),('','Total'),('','Total')]):
        c.drawRightString(x,y,p);c.drawRightString(x,y-12,q);c.line(x-50,y-15,x,y-15)
    y-=34;first=True
    for i,(r,m) in enumerate(zip(st.rows,st.meta)):
        tot=r['rowType'] in('TOTAL','SUBTOTAL'); 
        if r['rowType']=='HEADING' and i: y-=6
        c.setFont('Times-Bold' if r['label'].isupper() else 'Times-Roman',10)
        lab=r['label'];x0=50+12*m['lvl'];lines=[];cur=''
        for w in lab.split():
            if stringWidth(cur+' '+w,'Times-Bold' if lab.isupper() else 'Times-Roman',10)>(310-x0) and cur: lines.append(cur);cur=w
            else: cur=(cur+' '+w).strip()
        lines.append(cur)
        for k,t in enumerate(lines):
            c.drawString(x0+(10 if k else 0),y,t)
            if k<len(lines)-1:y-=12
        c.setFont('Times-Roman',10)
        if r['rowType']!='HEADING':
            for x,v in zip(xs,r['values']):
                if v is None or v==0: c.drawRightString(x-4,y,'-')
                else: c.drawRightString(x+(3 if v<0 else 0),y,f(v,0))
                if first or r['rowType']=='TOTAL': c.drawString(x-50,y,'$')
                if tot: c.line(x-50,y+10,x,y+10)
                if r['rowType']=='TOTAL' and 'EXCESS' not in lab: c.line(x-50,y-3,x,y-3);c.line(x-50,y-5,x,y-5)
            first=False
        y-=lead+(6 if tot else 0)
    c.setFont('Times-Italic',9);c.drawCentredString(W/2,60,"See independent accountant's compilation report.");c.setFont('Times-Roman',9);c.drawCentredString(W/2,44,str(no));c.showPage()
page(b,'December 31, 2024 (with comparative totals for 2023)',2,15)
page(s,'Year ended December 31, 2024 (with comparative totals for 2023)',3,15)
c.save()
# dash cells -> neutral
for st in (b,s):
    for rw in st.rows: rw['values']=[None if q==0 else q for q in rw['values']]
save(N,[b,s],'OTHER' if 0 else 'MULTIFAMILY','BALANCE_SHEET','CPA compilation, fund columns under a grouped year header, report page first, two statements',True)
