# apartments, charge lines under residents; printed by LibreOffice
import random,subprocess,os
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(5150);N='Brindle_Ct_aged_by_charge.pdf'
res=[('A-102','t0011873','Okafor, Chidi','Current',['rent','late']),('A-107','t0012240','Lindqvist, Maren','Notice',['rent','water','late']),('A-201','t0009915','Pruitt, Dashawn & Keisha','Eviction',['rent','late','legal']),('A-208','t0012731','Nakamura, Toshi','Current',['water']),('B-103','t0012018','Villaseñor, Ana','Current',['rent','pet']),('B-110','t0010466','Hargrove, Willis','Past',['rent','damage','late']),('B-205','t0012655','Estes, Joann','Current',['rent']),('B-212','t0011302','Abdi, Faduma','Current',['hap','rent']),('C-101','t0010990','McElroy, Sean P.','Eviction',['rent','late','legal','water']),('C-106','t0012877','Tran, Bao','Current',['rent']),('C-204','t0009127','Castellanos, Rubén','Past',['rent','damage']),('C-209','t0012503','Whitcomb, Gail','Current',['water','late'])]
M=['unpaid','b0_30','b31_60','b61_90','b90','prepaid','total'];B=M[1:5]
rows=[];tot=[];G=[]
for u,i,n,s,ch in res:
    sec=[];pr=R.choice([745,785,860,915])
    for c in ch:
        d={'unit':u,'resident':i,'name':n,'status':s,'charge':c}
        v={k:0.0 for k in B}
        if c in('rent','hap'):
            k={'Current':1,'Notice':2,'Eviction':4,'Past':4}[s]
            for b in B[:k]: v[b]=float(pr) if R.random()<.7 else round(pr*.4,2)
            if s=='Past': v['b0_30']=0.0
            if s in('Eviction','Past'): v['b90']=round(pr*R.choice([1,2,3]),2)
        elif c=='late': v[R.choice(B)]=R.choice([50.,75.,100.])
        elif c=='water': v['b0_30']=round(R.uniform(22,61),2);v['b31_60']=round(R.uniform(22,61),2)
        elif c=='pet': v['b0_30']=25.
        elif c=='legal': v['b31_60']=R.choice([231.,310.5])
        elif c=='damage': v['b90']=round(R.uniform(300,1900),2)
        d.update(v);d['unpaid']=round(sum(v.values()),2);d['prepaid']=0.0;d['total']=d['unpaid'];sec.append(d)
    if u in('A-208','B-205','C-209'):
        d={'unit':u,'resident':i,'name':n,'status':s,'charge':'prepay',**{k:0.0 for k in M}};d['prepaid']=-R.choice([120.,64.5,300.]);d['total']=d['prepaid'];sec.append(d)
    t={'label':n,**sm(sec,M)};tot.append(t);G.append((sec,t));rows+=sec
g={'label':'Grand Total',**sm(rows,M)};tot.append(g)
assert round(sum(g[b] for b in B),2)==g['unpaid'] and round(g['unpaid']+g['prepaid'],2)==g['total']
wb=Workbook();w=wb.active;w.title='Report1'
F=lambda **k:Font(name='Liberation Sans',size=8,**k)
w['A1']='Aging Detail by Charge Code';w['A1'].font=Font(name='Liberation Sans',size=12,bold=True)
w['A2']='Property: brc   Trans through: 10/24   Age as of: 10/31/2024   Status: Current, Notice, Eviction, Past'
w['A2'].font=F()
hd=['Unit','Resident','Name','Status','Charge Code','Total Unpaid Charges','0-30 Days','31-60 Days','61-90 Days','Over 90 Days','Prepayments','Balance']
for i,h in enumerate(hd,1):
    x=w.cell(4,i,h);x.font=F(bold=True);x.alignment=Alignment(wrap_text=True,horizontal='left' if i<6 else 'right',vertical='bottom');x.fill=PatternFill('solid',fgColor='D0D7E5')
r=5
for sec,t in G:
    for j,d in enumerate(sec):
        for i,k in enumerate(['unit','resident','name','status','charge'],1):
            w.cell(r,i,d[k]).font=F()
        for i,k in enumerate(M,6): x=w.cell(r,i,d[k]);x.number_format='#,##0.00;-#,##0.00';x.font=F()
        r+=1
    w.cell(r,3,'Total '+t['label']).font=F(bold=True);t['label']='Total '+t['label']
    for i,k in enumerate(M,6): x=w.cell(r,i,t[k]);x.number_format='#,##0.00;-#,##0.00';x.font=F(bold=True);x.border=Border(top=Side('thin'))
    w.row_dimensions[r+1].height=6
    r+=2
w.cell(r,3,g['label']).font=F(bold=True)
for i,k in enumerate(M,6): x=w.cell(r,i,g[k]);x.number_format='#,##0.00;-#,##0.00';x.font=F(bold=True);x.border=Border(top=Side('thin'),bottom=Side('double'))
w.cell(r+2,1,'Receiver\u2019s notes: A-201 writ issued 10/22; C-101 hearing 11/14, resident offered a payment plan. Past residents sent to collections after deposit disposition.').font=F(italic=True)
for i,x in enumerate([7,10,27,9,9,12,11,11,11,11,12,12],1): w.column_dimensions[chr(64+i)].width=x
w.print_title_rows='4:4';w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
w.oddHeader.left.text='Brindle Court Apartments';w.oddFooter.center.text='Page &P of &N';w.oddFooter.right.text='11/04/2024 09:12 AM'
x='/tmp/docextract-blind-lo/'+N.replace('.pdf','.xlsx');os.makedirs('/tmp/docextract-blind-lo',exist_ok=True);wb.save(x)
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--convert-to','pdf','--outdir','./documents',x],check=True,capture_output=True,timeout=150)
save(N,'AR',M,rows,tot)
