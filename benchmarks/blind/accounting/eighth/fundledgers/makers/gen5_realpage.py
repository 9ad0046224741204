# RealPage OneSite-like delinquent and prepaid, one line a resident, printed by LibreOffice
import random,subprocess,os,shutil
from openpyxl import Workbook
from openpyxl.styles import *
from common import *
R=random.Random(5512)
FN='Alvarez,Bennett,Castellano,Dhillon,Eriksen,Fontaine,Gallardo,Hutchins,Ivanov,Jimenez,Keating,Lombardi,Mbeki,Norwood,Oyelaran,Pacheco,Quiroz,Rasmussen,Singleton,Tillman,Urbanek,Villanueva,Weatherby,Xiong,Yates,Zamora,Ashby,Brandt,Crowder,Duvall,Escobedo,Fairchild,Gutierrez,Holloway'.split(',')
GN='Marcus,Elena,Priya,Tom,Shanice,Wade,Noor,Felipe,Grace,Ivy,Jorge,Kira,Leon,Maddie,Nate'.split(',')
SEC=[('Current residents',17,'Current'),('Residents on notice',5,'Notice'),('Former residents',9,'Former')]
N=['deposit','prepaid','delinquent','total','current','b1_30','b31_60','b61_90','b90']
NOTE=['Promise to pay Fri','Payment plan signed 5/2','Sent to collections - Hunter Warfield','Housing authority portion pending','','','','','Eviction filed, court 6/11','Forwarding address requested']
wb=Workbook();ws=wb.active;ws.title='DelinqPrepaid'
fn=lambda **k:Font(name='Liberation Sans Narrow',**k)
ws['A1']='Cypress Bend at Lakewood';ws['A2']='Delinquent and Prepaid - Summary by Resident';ws['A3']='Transactions through 05/31/2025   Fiscal period 052025   Subjournals: RESIDENT, HOUSING'
ws['A1'].font=fn(size=12,bold=True);ws['A2'].font=fn(size=11,bold=True);ws['A3'].font=fn(size=8)
H1=['Bldg/','Resident','','','Deposits','Total','Total','Net','','','','','Over',''];H2=['Unit','ID','Name','Status','Held','Prepaid','Delinquent','Balance','Current','1 - 30','31 - 60','61 - 90','90','Comments']
for j,(a,b) in enumerate(zip(H1,H2),1):
    for i,t in((5,a),(6,b)):
        c=ws.cell(i,j,t or None);c.font=fn(size=8.5,bold=True);c.fill=PatternFill('solid',fgColor='E4E4E4');c.alignment=Alignment(horizontal='right' if 4<j<14 else 'left')
ws.merge_cells('I5:L5');ws['I5']='Aging of delinquent balance (days)';ws['I5'].alignment=Alignment(horizontal='center')
i=7;T=[];TT=[];G=[0]*9;names=FN[:];R.shuffle(names);fmt='#,##0.00;(#,##0.00)'
def put(i,vals,bold=False):
    for j,x in enumerate(vals,5):
        if x: c=ws.cell(i,j,x/100);c.number_format=fmt;c.font=fn(size=8.5,bold=bold)
for t,n,stt in SEC:
    c=ws.cell(i,1,t);c.font=fn(size=9,bold=True,underline='single');i+=1;s=[0]*9;cnt=0
    units=sorted(R.sample([(b,u) for b in range(1,9) for u in (101,102,103,104,201,202,203,204,301,302)],n))
    for b,u in units:
        dep=R.choice([20000,30000,50000,99500,35000,0,25000]) if stt!='Former' else 0
        rent=R.choice([134500,141000,118500,157500,162500])
        pre=0;bk=[0]*5
        z=R.random()
        if z<.3: pre=-R.choice([R.randint(200,9000),rent,rent+4500])
        if z>.22:
            k=[.75,.5,.25,.12,.05] if stt!='Former' else [.1,.15,.3,.4,.8]
            for q in range(5):
                if R.random()<k[q]: bk[q]=R.choice([7500,rent,R.randint(2500,rent),R.randint(3000,16000)])
            if not any(bk): bk[1]=R.randint(3000,60000)
        de=sum(bk);vals=[dep,pre,de,pre+de]+bk
        nm=names.pop()+', '+R.choice(GN)+(R.choice(['',' & ','',''])+R.choice(GN) if False else '')
        rid='%07d'%R.randint(1204000,1289999);un='%02d-%d'%(b,u);sx=stt if stt!='Former' else R.choice(['Former','Skipped','Evicted'])
        for j,x in enumerate([un,rid,nm,sx],1): ws.cell(i,j,x).font=fn(size=8.5)
        put(i,vals);cm=R.choice(NOTE) if de else ''
        if stt!='Former' and cm[:4] in('Forw','Sent'): cm='Promise to pay Fri'
        if cm: ws.cell(i,14,cm)
        ws.cell(i,14).font=fn(size=8,italic=True);
        for j in range(1,15): ws.cell(i,j).alignment=Alignment(wrap_text=(j==14),vertical='top',indent=int(j==14),horizontal='left' if j==14 else None)
        ws.row_dimensions[i].height=23 if len(cm)>22 else 12
        r=dict(unit=un,resident=rid,name=nm,status=sx,property='Cypress Bend at Lakewood')
        r.update({k:x/100 for k,x in zip(N,vals) if x});T.append(r);s=[a+b for a,b in zip(s,vals)];i+=1;cnt+=1
        assert any(vals[1:])
    lab='Total - %s'%t.lower()
    ws.cell(i,1,lab).font=fn(size=8.5,bold=True);put(i,s,True)
    for j in range(5,14): ws.cell(i,j).border=Border(top=Side('thin'))
    TT.append(dict(label=lab,**{k:x/100 for k,x in zip(N,s) if x}));G=[a+b for a,b in zip(G,s)];i+=2
ws.cell(i,1,'Property total').font=fn(size=9,bold=True);put(i,G,True)
for j in range(1,15): ws.cell(i,j).border=Border(top=Side('medium'),bottom=Side('double'))
TT.append(dict(label='Property total',**{k:x/100 for k,x in zip(N,G) if x}))
ws.cell(i+2,1,'Prepaid balances in parentheses are owed to the resident. Net balance = prepaid + delinquent. Deposits held are not netted.').font=fn(size=8,italic=True)
for k,w in zip('ABCDEFGHIJKLMN',(7.5,8.5,18,8,8.5,9.5,9.5,9.5,9,9,9,9,9,20)): ws.column_dimensions[k].width=w
ws.cell(6,14).alignment=Alignment(horizontal='left',indent=1)
from openpyxl.worksheet.page import PageMargins
ws.page_margins=PageMargins(.4,.4,.5,.9,.3,.45)
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='5:6'
ws.oddFooter.left.text='OneSite Rents v3.0 - page &P of &N';ws.oddFooter.right.text='06/02/2025 8:51 AM - dreyes'
p=os.path.join(HERE,'lo_tmp');os.makedirs(p,exist_ok=True);x=p+'/CypressBend_DelinqPrepaid_0525.xlsx';wb.save(x)
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--convert-to','pdf','--outdir',DOC,x],capture_output=True);shutil.rmtree(p)
print(len(T))
save('CypressBend_DelinqPrepaid_0525.pdf','AR',None,N,T,TT)
