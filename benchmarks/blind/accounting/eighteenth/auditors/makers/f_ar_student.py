from common import *
import openpyxl,subprocess,os
from openpyxl.styles import *
R=random.Random(1806)
FN='Ada Bo Cyrus Delia Emeka Farrah Gus Hana Ivo Jolene Kofi Lina Milo Nadia Owen Priya Quentin Rosa Silas Tova Uma Victor Wren Xiomara Yusuf Zadie'.split()
LN='Ashgrove Bellweather Castor Dimmock Esparza Finnegan Gatlin Hollis Ibarra Jessup Kowal Lindqvist Marchetti Nakano Obi Pruett Quill Rasband Sandoval Tibbs Underhill Vasko Whitlow Yates'.split()
def run():
    N=['other:Month billed Aug-24 & Prior','m3','m2','m1','m0','total','deposit','other:AR Net of Deposit']
    wb=openpyxl.Workbook(); ws=wb.active; thin=Side('hair')
    ws['A1']='Collegiate Yard at Millrace'; ws['A1'].font=Font(name='Liberation Sans',size=15,bold=True,color='7A1F1F')
    ws['A2']='Resident receivables by month billed, at 12/31/2024 – by-the-bed leases'; ws['A3']='Audit copy: selections marked § in last column were confirmed with the guarantor'
    H1=['Bed','Res. ID','Resident','Stat','Month billed','','','','','Balance','Deposit','AR Net of',''];H2=['','','','','Aug-24\n& Prior','Sep-24','Oct-24','Nov-24','Dec-24','Owed','Held','Deposit','Conf']
    for i,(a,b) in enumerate(zip(H1,H2),1):
        ws.cell(5,i,a); ws.cell(6,i,b)
        for r in(5,6):
            q=ws.cell(r,i); q.font=Font(name='Liberation Sans',bold=True,size=9); q.fill=PatternFill('solid',fgColor='EADCDC'); q.alignment=Alignment(horizontal='left' if i<5 else 'center' if r==5 else 'right',wrap_text=True,vertical='bottom')
    ws.merge_cells('E5:I5')
    r=7; rows=[];tot=[];G=[0]*8; used=set()
    nf='#,##0.00;[Red]-#,##0.00;0.00'
    def put(r,v,b=False):
        for j,x in enumerate(v):
            if x is None: continue
            q=ws.cell(r,5+j,x); q.number_format=nf; q.font=Font(name='Liberation Sans',size=9,bold=b)
    for pn,k,cnt in (('MILL HOUSE','M',15),('RACE HOUSE','R',17),('TOWNHOMES','T',9)):
        ws.cell(r,1,pn).font=Font(name='Liberation Sans',bold=True,size=10,color='7A1F1F'); r+=1; T=[0]*8
        beds=sorted(R.sample([f'{k}{fl}{n:02d}-{b}' for fl in (1,2,3) for n in range(1,9) for b in 'ABCD'],cnt))
        for b in beds:
            while 1:
                nm=R.choice(LN)+', '+R.choice(FN)
                if nm not in used: used.add(nm); break
            st=R.choices(['C','N','P','F'],[8,2,1,1])[0]; rate=R.choice([745,795,829,880,915])
            v=[None]*8
            v[4]=R.choice([rate,rate,round(rate*.5,2),65.0,118.4]); 
            if st=='P': v=[None]*8; v[0]=round(R.uniform(200,2900),2)
            elif st!='F':
                for j,pr in ((3,.5),(2,.3),(1,.2),(0,.12)):
                    if R.random()<pr: v[j]=R.choice([rate,75.0,round(R.uniform(20,rate),2)])
                if R.random()<.12: v[3]=-round(R.uniform(20,60),2)
            v[5]=round(sum(x or 0 for x in v[:5]),2); v[6]=R.choice([0,150,250,250,300]); v[7]=round(v[5]-v[6],2); v=[None if x is None else float(x) for x in v]
            id_='cy%05d'%R.randint(10200,29990)
            rows.append(dict(property=pn,unit=b,resident=id_,name=nm,status=st,**dict(zip(N,v))))
            for i,x in enumerate([b,id_,nm,st],1): ws.cell(r,i,x).font=Font(name='Liberation Sans',size=9)
            if R.random()<.2: ws.cell(r,13,'§').alignment=Alignment(horizontal='center')
            for i in range(1,14): ws.cell(r,i).border=Border(bottom=thin)
            put(r,v); T=[a+(x or 0) for a,x in zip(T,v)]; r+=1
        T=[round(x,2) for x in T]; lab=pn.title()+' total (%d beds)'%cnt; ws.cell(r,1,lab).font=Font(name='Liberation Sans',bold=True,size=9); put(r,T,True)
        for i in range(1,14): ws.cell(r,i).border=Border(top=Side('thin'))
        tot.append(dict(label=lab,**dict(zip(N,T)))); G=[a+b for a,b in zip(G,T)]; r+=2
    G=[round(x,2) for x in G]; assert abs(sum(G[:5])-G[5])<.01
    ws.cell(r,1,'Property total').font=Font(name='Liberation Sans',bold=True,size=10); put(r,G,True); tot.append(dict(label='Property total',**dict(zip(N,G)))); 
    for i in range(1,14): ws.cell(r,i).border=Border(top=Side('thin'),bottom=Side('double'))
    r+=2; ws.cell(r,1,'Stat: C current resident, N notice to vacate, P past resident, F future resident. Red figures with minus are credits.').font=Font(name='Liberation Sans',italic=True,size=8)
    for c,w in zip('ABCDEFGHIJKLM',[10,10,22,6,11,11,11,11,11,12,11,12,6]): ws.column_dimensions[c].width=w
    ws.print_title_rows='5:6'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=1; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    ws.oddFooter.center.text='AR-2  page &P of &N'
    fn='millrace_student_ar_by_month.pdf'; tmp=B+'tmp'; os.makedirs(tmp,exist_ok=True); x=tmp+'/millrace_student_ar_by_month.xlsx'; wb.save(x)
    subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+B+'tmp/lo','--convert-to','pdf','--outdir',B+'documents',x],check=True,capture_output=True)
    save(fn,'AR',N,rows,tot,None,'STUDENT_HOUSING','audit staff, spreadsheet printed to PDF','calendar-month columns oldest first, by house, red negatives','months run oldest to latest; net-of-deposit column after the balance; repeated headers; beds as units')
