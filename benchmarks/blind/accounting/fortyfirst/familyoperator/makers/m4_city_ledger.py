# second flagged hotel: city ledger ageing by account, PMS print
import random, datetime as dt
from fpdf import FPDF
from common import *
R=random.Random(4104);STEM='CityLedgerAging_CalderHouse_103126'
AS=dt.date(2026,10,31)
acts=[("A10021","Chesapeake Marine Pilots Assn."),("A10034","Delmarva Dental Society"),("A10040","Loyola Rd. Church of the Brethren"),("A10058","Kestrel Air Crew Lodging"),("A10063","Quantrill Construction Co."),("A10077","St. Brendan's College - Athletics"),("A10081","State Highway Training Ofc."),("A10102","Verity Medical Staffing"),("A10119","Wicomico Softball Classic"),("A10126","Olde Harbour Tours"),("A10133","Pemberton-Vance Wedding"),("A10140","Atlantic Relief Crews LLC"),("A10155","Hollis & Wray, Attorneys"),("A10171","Bluewater Bus Lines"),("A10188","County Board of Education"),("A10190","Rotary Dist. 7 (closed)"),("A10207","Tidemark Travel / OTA virtual cards")]
desc={'grp':["Group master","Banquet & mtg room","Rooms block","AV & coffee service"],'crew':["Crew rooms wk 1","Crew rooms wk 2","Crew rooms wk 3","Late cancel"],'ind':["Guest folio","Guest folio - direct bill","No-show"]}
B=['b0_30','b31_60','b61_90','b91_120','b120']
inv=48110;data=[];seen=set()
for code,nm in acts:
    kind='crew' if 'Crew' in nm else ('ind' if R.random()<.35 else 'grp')
    L=[];used=set()
    for _ in range(R.choice([1,2,2,3,3,4,5])):
        age=R.choice([4,9,15,22,28,33,41,52,58,66,80,95,112,140,188][:12 if code!='A10190' else 15])
        if code=='A10190': age=R.choice([140,188,221])
        while age in used: age+=1
        used.add(age)
        amt=R.randint(18000,640000) if kind!='ind' else R.randint(11900,88000)
        L.append([age,R.choice(desc[kind]),amt])
    L.sort(reverse=True)
    if code in('A10034','A10171','A10207'): L.append([R.randint(2,20),'Unapplied payment',-R.randint(15000,90000)])
    if code=='A10063': L.append([47,'Adj. - rate dispute',-12450])
    out=[]
    for age,ds,amt in L:
        i=0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3 if age<=120 else 4
        no=inv-age*9+R.randint(0,8)
        while no in seen: no+=1
        seen.add(no)
        out.append((AS-dt.timedelta(age),('CR' if amt<0 else '')+str(no),ds,amt,i))
    data.append((code,nm,out))
pdf=FPDF('L','mm','letter');pdf.set_creation_date(dt.datetime(2026,11,2,tzinfo=dt.timezone.utc));pdf.set_auto_page_break(False);pdf.set_margins(12,10,12)
XW=[('Bill date',20,'L'),('Invoice',22,'L'),('Description',52,'L'),('0 - 30',26,'R'),('31 - 60',26,'R'),('61 - 90',26,'R'),('91 - 120',26,'R'),('Over 120',26,'R'),('Balance',30,'R')]
def head():
    pdf.add_page();pdf.set_font('Times','B',15);pdf.cell(150,7,'Calder House by Wexmoor - Salisbury');pdf.set_font('Times','',9);pdf.cell(0,7,f'Printed 11-02-2026 06:31   p. {pdf.page_no()}',align='R',new_x='LMARGIN',new_y='NEXT')
    pdf.set_font('Times','I',10);pdf.cell(0,5,'City Ledger Aging, Detail by Account      Business date 10-31-2026      Aged from bill date      Status: open + credit',new_x='LMARGIN',new_y='NEXT');pdf.ln(2)
    pdf.set_fill_color(60,60,60);pdf.set_text_color(255);pdf.set_font('Times','B',9.5)
    for h,w,a in XW: pdf.cell(w,6,h,align=a,fill=True)
    pdf.ln(8);pdf.set_text_color(0)
def m(v,z=''): return z if v==0 else (f"({-v/100:,.2f})" if v<0 else f"{v/100:,.2f}")
head();rows=[];T=[];K=B+['total']
def sums(L): return [sum(x[3] for x in L if x[4]==i) for i in range(5)]+[sum(x[3] for x in L)]
def nums(v,z=''):
    for x,(h,w,a) in zip(v,XW[3:]): pdf.cell(w,4.8,m(x,z),align='R')
    pdf.ln(4.8)
for code,nm,L in data:
    if pdf.get_y()+4.8*(len(L)+2)>200: head()
    pdf.set_font('Times','B',10);pdf.cell(22,5.2,code);pdf.cell(90,5.2,nm);pdf.set_font('Times','',8);pdf.set_text_color(110);pdf.cell(0,5.2,f"Terms N{R.choice([15,30,30,30])}   Cr.lim {R.choice([2500,5000,10000,25000]):,}   Last pmt {R.randint(7,10):02d}-{R.randint(1,28):02d}-2026",new_x='LMARGIN',new_y='NEXT');pdf.set_text_color(0)
    pdf.set_font('Times','',9.5)
    for dte,iv,ds,amt,i in L:
        pdf.cell(20,4.8,dte.strftime('%m-%d-%Y'));pdf.cell(22,4.8,iv);pdf.cell(52,4.8,ds)
        v=[0]*6;v[i]=amt;v[5]=amt;nums(v)
        rows.append({'resident':code,'name':nm,'charge':ds,'date':dte.isoformat(),'invoice':iv,B[i]:d(amt),'total':d(amt)})
    v=sums(L);pdf.set_font('Times','BI',9.5);pdf.line(106,pdf.get_y(),266,pdf.get_y());lab=f'Account {code} total';pdf.cell(94,4.8,lab);nums(v)
    T.append(dict(label=lab,**{k:d(x) for k,x in zip(K,v) if x}));pdf.ln(2)
if pdf.get_y()>165: head()
allL=[x for _,_,L in data for x in L];v=sums(allL)
pdf.ln(2);pdf.set_line_width(.5);pdf.line(12,pdf.get_y(),266,pdf.get_y());pdf.set_font('Times','B',10);pdf.cell(94,6,'City ledger total');
for x,(h,w,a) in zip(v,XW[3:]): pdf.cell(w,6,m(x),align='R')
pdf.ln(6);T.append(dict(label='City ledger total',**{k:d(x) for k,x in zip(K,v)}))
pdf.set_font('Times','I',9);pdf.cell(94,5,'Per cent of ledger')
for x,(h,w,a) in zip(v,XW[3:]): pdf.cell(w,5,f'{x/v[5]*100:.1f}%',align='R')
pdf.ln(9);pdf.set_font('Times','',9);pdf.multi_cell(170,4.5,'GL 1120 agrees to ledger at night audit. Rotary Dist. 7 turned over to Hollis & Wray 9-14; do not extend credit.')
pdf.output(f'{DOC}/{STEM}.pdf');print(len(rows),pdf.page_no())
save(STEM,'AR',K,rows,T)
