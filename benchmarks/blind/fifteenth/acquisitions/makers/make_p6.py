# Self-storage: monospaced operator report, 12 months split over two portrait pages (6 months, then 6 months + total)
from st import *
from reportlab.pdfgen import canvas
R=random.Random(8606)
mons=['Sep-24','Oct-24','Nov-24','Dec-24','Jan-25','Feb-25','Mar-25','Apr-25','May-25','Jun-25','Jul-25','Aug-25']
s=S('12-MONTH PROFIT & LOSS DETAIL','KEYSTONE LOCKER STORAGE - BRANDT ROAD','2024-09-01','2025-08-31',[m.upper() for m in mons]+['12 MO TOTAL'])
se=[1,.98,.96,.94,.93,.93,.96,1,1.04,1.06,1.06,1.03]
def L(l,a,n=.03,seas=None,at=None):
    if at: v=[at.get(m,0) for m in mons]
    else: v=mo(R,a,n,seas)
    v=[float(x) if at else x+R.randint(0,99)/100*(1 if x>0 else -1) for x in v]; v=[round(x,2) for x in v]
    return s.L(l,v+[round(sum(v),2)])
s.H('REVENUE')
i=[L('Rent - Storage Units',611800,.008,se),L('Rent - RV/Boat Parking',42660,.02),L('Discounts & Promotions',-24150,.2),L('Rent Write-Offs',-9820,.35)]
nr=s.T('Net Rental Revenue',i)
o=[L('Tenant Protection Plan',58210,.03),L('Late & Lien Fees',27480,.15),L('Admin Fees',11340,.2),L('Retail Sales - Locks/Boxes',6890,.25),L('Auction Proceeds',0,at={'Oct-24':1840.00,'Jan-25':965.5,'Apr-25':2210.75,'Jul-25':1477.25}),L('Billboard Lease',0,at={m:650.0 for m in mons})]
orv=s.T('Other Revenue',o)
tr=s.T('TOTAL REVENUE',[nr,orv],'TOTAL',key='total_income')
s.H('OPERATING EXPENSES')
i=[L('Store Payroll',93400,.04),L('Payroll Burden',14940,.04),L('Call Center',9600,.02),L('Internet & Paid Search',21760,.12),L('Merchant Card Fees',15610,.05),L('Electric',13240,.15),L('Water/Sewer',2480,.15),L('Trash',2210,.02),L('Telephone & Internet',3960,.03),L('Gate & Camera Service',4380,.3),L('Repairs - Doors & Roof',11820,.6),L('Landscaping',0,at={m:(975.0 if m[:3] in('Apr','May','Jun','Jul','Aug','Sep','Oct') else 0) for m in mons}),L('Snow Removal',0,at={'Dec-24':1420.0,'Jan-25':3180.0,'Feb-25':2265.0}),L('Cost of Retail Sales',3390,.25),L('Property Insurance',14388,.005),L('Real Estate Tax',0,at={'Oct-24':34118.6,'Apr-25':34118.6}),L('Office & Computer',4470,.2)]
v=[round(x*.06,2) for x in s.rows[tr]['v'][:12]]; i.append(s.L('Management Fee 6%',v+[round(sum(v),2)]))
te=s.T('TOTAL OPERATING EXPENSES',i,'TOTAL',key='total_operating_expenses')
noi=s.T('NET OPERATING INCOME',[tr,te],'TOTAL',signs=[1,-1],key='noi')
s.H('OTHER INCOME / EXPENSE')
i=[L('Loan Interest',148200,.004),L('Capital Replacements',0,at={'Nov-24':8740.0,'Jun-25':15325.4}),L('Owner Expenses',0,at={'Mar-25':2850.0})]
bo=s.T('Total Other Expense',i)
s.T('NET INCOME',[noi,bo],'TOTAL',signs=[1,-1],key='net_income')
c=canvas.Canvas(f'{DOC}/brandt_rd_12mo_pl.pdf',pagesize=(612,792),invariant=1)
def f(v): return f'{abs(v):,.2f}'+('-' if v<0 else ' ')
def page(n,idx):
    w=12; fs=8 if len(idx)==6 else 7.6
    y=756; c.setFont('Courier-Bold',9)
    c.drawString(30,y,'KEYSTONE LOCKER STORAGE - BRANDT ROAD'); c.drawRightString(582,y,f'PAGE {n} OF 2'); y-=11; c.setFont('Courier',8.5)
    c.drawString(30,y,'12-MONTH PROFIT & LOSS DETAIL'); c.drawRightString(582,y,'RUN 09/08/2025 07:41'); y-=11; c.drawString(30,y,'SEP 2024 THRU AUG 2025'+('' if n==1 else '  (CONTINUED)')); y-=20
    c.setFont('Courier',fs); 
    ln=f'{"":<30}'+''.join(f'{s.cols[k].upper()+" ":>{w if k<12 else 14}}' for k in idx); c.drawString(30,y,ln); y-=9
    c.drawString(30,y,'-'*len(ln)); y-=11
    for r in s.rows:
        lab=r['label']
        if r['rt']=='HEADING': y-=4; c.drawString(30,y,lab); y-=10; continue
        if r['rt']!='LINE': c.drawString(30,y+2,' '*30+''.join(('-'*((w if k<12 else 14)-2)+' ').rjust(w if k<12 else 14) for k in idx)); y-=7
        c.drawString(30,y,f'{("  " if r["rt"]=="LINE" else "")+lab:<30}'+''.join(f'{f(r["v"][k]):>{w if k<12 else 14}}' for k in idx)); y-=10.5
        if r['rt']=='TOTAL': y-=6
    c.showPage()
page(1,range(6)); page(2,range(6,13)); c.save()
dump('brandt_rd_12mo_pl.pdf',[s])
