# Medical office buildings: manager's spreadsheet aging by tenant, with reserve
import random, xlsxwriter
from h import *
R=random.Random(7822)
N='MOB A-R Aging w Reserve - Sept 2026.xlsx'
B1='''100|Tri-County Imaging Center|28410.55|||||
110|Alder Pediatrics, P.C.|9860|1214.5||||
115|Summit Lab Services|4118.2||||
120|Brandt Orthopedic Group|22740.8|22740.8|6110.35|||
130|Clearview Eye Associates||||||-3385
140|Valley Sleep Center LLC|5526.4|5526.4|5526.4|5526.4|11842.15|
150|Eastgate Cardiology|17305||||418.77|
200|Foothill Women's Health|14288.16||||
205|Greer Physical Therapy|6180.33|2090||||-410.5
210|Harmon & Stiles Podiatry|3972.75||||
220|Inland Allergy & Asthma|5044.6||1180.42|||
225|(Former) Jensen Chiropractic|||||19655.08|
240|Keller Endocrinology||||886.4||
300|Lakeshore Health System - Primary Care|38660.9|38660.9||||
310|Lakeshore Health System - Infusion|16224.5|||||-2200
320|Monarch Behavioral Health|8115|8115|4057.5|||'''
B2='''A|Northside Dialysis (Renova)|19880.44|||||
B-1|Oak Street Dermatology|7725.3|||||
B-2|Pierce Oral Surgery|10416|10416|212.6||75|
C|Quarterline Pharmacy|6890|3445||||
D|Ridgeview ENT|11240.18|||||-11240.18
E|Sandoval Family Medicine, LLP|8406.72|8406.72|8406.72|4203.36||
F-1|Thrive Nutrition & Wellness|1980||||
F-2|Upton Hearing Aids|2215.5|2215.5|2215.5|2215.5|6646.5|
G|Verity Urgent Care|15720|||||
H|Western Spine Institute|13318.9|||2604.11||
J|Young Smiles Orthodontics|7060||||322.4|-150'''
HD=['0 - 30','31 - 60','61 - 90','91 - 120','Over 120']
KB=['b0_30','b31_60','b61_90','b91_120','b120'];K=KB+['prepaid','total','other:Allowance','other:Net A/R']
PC=[0,.05,.2,.5,1]
DROP='B-2'
def parse(x):
    o=[]
    for l in x.split('\n'):
        p=l.split('|');p+=['']*(8-len(p))
        v=[float(z) if z else None for z in p[2:8]]
        d={'unit':p[0],'name':p[1],**dict(zip(KB+['prepaid'],v))}
        d['total']=round(sum(z or 0 for z in v),2)
        a=-round(sum((z or 0)*q for z,q in zip(v,PC)),2)
        d['other:Allowance']=a if a else None
        d['other:Net A/R']=round(d['total']+a,2)
        o.append(d)
    return o
wb=xlsxwriter.Workbook(doc(N));ws=wb.add_worksheet('Aging');w2=wb.add_worksheet('Notes')
F=lambda **k:wb.add_format({'font_name':'Cambria','font_size':10,**k})
NF='#,##0.00_);(#,##0.00);"-"_)'
ws.set_column(0,0,2);ws.set_column(1,1,8);ws.set_column(2,2,38);ws.set_column(3,11,12.5);ws.set_column(12,12,46)
ws.write(0,1,'Larkmoor Medical Real Estate',F(bold=1,font_size=14,font_color='#1F4E5F'))
ws.write(1,1,'Tenant Accounts Receivable Aging & Reserve Analysis',F(bold=1));ws.write(2,1,'As of 9/30/2026  (aged from due date)',F(italic=1))
h=F(bold=1,align='center',valign='vcenter',text_wrap=1,bg_color='#1F4E5F',font_color='white',border=1,border_color='#FFFFFF')
ws.merge_range(4,1,5,1,'Suite',h);ws.merge_range(4,2,5,2,'Tenant',h);ws.merge_range(4,3,4,7,'Days Past Due',h)
for j,t in enumerate(HD):ws.write(5,3+j,t,h)
for j,t in enumerate(['Prepaid / Unapplied','Total A/R','Allowance','Net A/R','Comments']):ws.merge_range(4,8+j,5,8+j,t,h)
CM={'140':'Payment plan signed 8/14; $2,500/wk - has missed two','225':'Vacated 2/26. Judgment entered, with collections','300':'Health system AP portal issue - expect 10/8','320':'Disputing CPI bump','E':'Default notice sent 9/21','F-2':'Owner negotiating buyout','D':'Paid October early','130':'Prepaid Oct','H':'HVAC chargeback in dispute','150':'Old CAM recon - write off?'}
r=6;rows=[];tots=[];allr=[]
for nm,x,alt in [('WESTLAKE PROFESSIONAL PAVILION  (61,200 SF)',B1,'Westlake subtotal'),('HARGROVE MEDICAL ANNEX  (27,450 SF)',B2,'Hargrove subtotal')]:
    ws.merge_range(r,1,r,12,nm,F(bold=1,bg_color='#D6E4E5',bottom=1));r+=1
    g=parse(x);allr+=g
    for d in g:
        if d['unit']==DROP: continue
        ws.write(r,1,int(d['unit']) if d['unit'].isdigit() else d['unit'],F(align='center'));ws.write(r,2,d['name'],F())
        for j,k in enumerate(K):
            if d[k] is not None:ws.write(r,3+j,d[k],F(num_format=NF,bold=(k=='total')))
        if d['unit'] in CM:ws.write(r,12,CM[d['unit']],F(italic=1,font_size=9))
        q=dict(d)
        for k in K:
            if q[k]==0:q[k]=None
        rows.append(q);r+=1
    T={k:round(sum(d[k] or 0 for d in g),2) or None for k in K}
    ws.write(r,2,alt,F(bold=1,align='right'));
    for j,k in enumerate(K):ws.write(r,3+j,T[k] or 0,F(num_format=NF,bold=1,top=1))
    tots.append({'label':alt,**T});r+=2
T={k:round(sum(d[k] or 0 for d in allr),2) or None for k in K}
ws.write(r,2,'PORTFOLIO TOTAL',F(bold=1,align='right'))
for j,k in enumerate(K):ws.write(r,3+j,T[k] or 0,F(num_format=NF,bold=1,top=1,bottom=6))
tots.append({'label':'PORTFOLIO TOTAL',**T});r+=1
ws.write(r,2,'% of gross (before credits)',F(italic=1,align='right',font_size=9));gs=sum(T[k] for k in KB)
for j,k in enumerate(KB):ws.write(r,3+j,round(T[k]/gs,4),F(italic=1,font_size=9,num_format='0.0%'))
r+=2
for t in ['Reserve policy: 0-30 none; 31-60 5%; 61-90 20%; 91-120 50%; over 120 100%. Credits are not netted in computing the allowance.','Security deposits held are not considered.']:
    ws.write(r,1,t,F(font_size=9,italic=1));r+=1
for i,t in enumerate(['Distribution: asset management, lender (Brightwater Bank)','Bad debt write-offs YTD: $14,206.30']):w2.write(i,0,t,F())
ws.freeze_panes(6,3);ws.set_landscape();ws.fit_to_pages(1,0);ws.hide_gridlines(2);wb.close()
d=[x for x in allr if x['unit']==DROP][0]
save(N,'AR','spreadsheet aging by tenant with reserve, two buildings, merged headers, comments',False,{"what":f"Row of suite B-2 Pierce Oral Surgery (total {d['total']:,.2f}) left out; Hargrove subtotal and portfolio total still include it","kind":"row_dropped"},K,rows,tots)
