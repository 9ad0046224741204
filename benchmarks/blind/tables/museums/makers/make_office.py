# two documents printed by LibreOffice: a workbook (loan list) and an HTML page (fee schedule)
import json,subprocess,html
from openpyxl import Workbook
from openpyxl.styles import *
OUT='./'
def lo(f): subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--convert-to','pdf','--outdir',OUT,OUT+f],check=True,capture_output=True,timeout=150)
def save(N,T): json.dump(dict(suite='t19',doc=N,pdf=N+'.pdf',kind='generated',complete=True,tables=T),open(OUT+N+'.truth.json','w'),ensure_ascii=False,indent=0)
# ---- loans
N='loan_schedule';wb=Workbook();ws=wb.active
ws['A1']='Harrowgate Museum of Land and Sea: loans out, exhibition "Salt Roads"';ws['A1'].font=Font(name='Liberation Serif',size=14,bold=True)
ws['A2']='Borrower: Municipal Gallery of Lindhaven. Courier travels with items marked C.';ws['A2'].font=Font(name='Liberation Serif',size=10,italic=True)
head=['Loan no.','Accession','Object','Maker or place','Date','Size (cm)','Out','Back','Insured for (£)','C','Conditions']
data=[('L23/01','1911.44.2','Chart of the western salt coast, hand coloured','J. Verhoeven','1687','54 × 71','2 Feb 24','30 Jun 24',18500,'C','50 lux; four months at most'),
('L23/02','1926.7','Salt cellar, silver gilt, with dolphins','Lindhaven','c. 1610','14 × 11','2 Feb 24','30 Sep 24',42000,'C','Locked case, alarm'),
('L23/03','1954.118','Model of a salt barge','Local','1843','38 × 96 × 22','2 Feb 24','30 Sep 24',6200,'','Dust-free case; rigging not to be touched'),
('L23/04','1954.119','Sails for the same','Local','1843','–','2 Feb 24','30 Sep 24',400,'',''),
('L23/05','1960.3.1-12','Twelve salt tokens','Various','18th c.','diam. 2.4','2 Feb 24','30 Sep 24',960,'','Mounts by the borrower'),
('L23/06','1972.81','The Salters’ Quay, Evening, oil on canvas','A. Dunmore','1889','91 × 122','5 Feb 24','30 Sep 24',75000,'C','Glazed; 150 lux; hang away from doors'),
('L23/07','1978.15','Rake and scoop','Tarn Spit','c. 1900','l. 164; 48','5 Feb 24','30 Sep 24',150,'',''),
('L23/08','1991.2.6','Excise ledger','Harrowgate','1761–79','41 × 29','5 Feb 24','31 May 24',3300,'C','Open at one page, turned every six weeks'),
('L23/09','2004.31','Audio, memories of the pans (digital copy)','','1987','–','–','–',0,'','Credit the archive')]
ws.append([]);r0=4
for k,v in enumerate(head): ws.cell(r0,k+1,v)
cells=[[0,k,0,k,v] for k,v in enumerate(head)]
for i,row in enumerate(data):
    for k,v in enumerate(row):
        if k==8: ws.cell(r0+1+i,9,v if v else 'nil').number_format='#,##0';t=f'{v:,}' if v else 'nil'
        else: ws.cell(r0+1+i,k+1,v or None);t=v
        if t: cells.append([i+1,k,i+1,k,t])
n=len(data)+1;tot=sum(r[8] for r in data)
ws.cell(r0+n,1,'Total insured');ws.cell(r0+n,9,tot).number_format='#,##0';ws.merge_cells(start_row=r0+n,start_column=1,end_row=r0+n,end_column=8)
cells+=[[n,0,n,7,'Total insured'],[n,8,n,8,f'{tot:,}']]
th=Side(style='thin');ha=Side(style='hair')
for r in range(r0,r0+n+1):
    for k in range(1,12):
        x=ws.cell(r,k);b=r in(r0,r0+n);x.font=Font(name='Liberation Serif',size=9,bold=b)
        x.alignment=Alignment(wrap_text=True,vertical='center' if b else 'top',horizontal='right' if k==9 else ('center' if k==10 else 'left'))
        x.border=Border(top=th if r in(r0,r0+n) else ha,bottom=th if r in(r0,r0+n) else ha,left=ha if r<r0+n or k in(1,9,10) else None,right=ha)
        if r==r0: x.fill=PatternFill('solid',fgColor='D9D9D9')
for k,w in zip('ABCDEFGHIJK',[7.5,11,20,11.5,8.5,12,9.5,10,11,3.5,19]): ws.column_dimensions[k].width=w
hts=[28,26,26,26,14,14,26,14,26,26,16]
hts=[28,40,28,40,15,26,40,15,40,40,16]
for i,h in enumerate(hts): ws.row_dimensions[r0+i].height=h
q=r0+n+2
for j,t in enumerate(['nil: no physical object is lent.  –: not applicable.','Agreed values as of 1 December 2023. The borrower insures from nail to nail.']):
    ws.cell(q+j,1,t).font=Font(name='Liberation Serif',size=9)
q+=4
ws.cell(q-1,1,'Crates').font=Font(name='Liberation Serif',size=10,bold=True)
cr=[['Crate','Contents','','Gross kg','Truck'],['1','L23/01, L23/08','','31','A'],['2','L23/02, L23/05','','18','A'],['3','L23/03, L23/04','','64','A'],['4','L23/06','','112','B'],['5','L23/07','','9','B'],['All','','','234','']]
c2=[]
for i,row in enumerate(cr):
    for k,v in enumerate(row):
        x=ws.cell(q+i,[1,2,3,4,5][k]);x.font=Font(name='Liberation Serif',size=9,bold=i in(0,6));x.alignment=Alignment(horizontal='right' if k==3 else ('center' if k==4 else 'left'))
        if v: x.value=int(v) if v.isdigit() and k==3 else v
        if i in(0,6): x.border=Border(top=th,bottom=th)
        kk={0:0,1:1,3:2,4:3}.get(k)
        if v: c2.append([i,kk,i,kk,v])
    if i<6: pass
ws.page_setup.orientation='landscape';ws.page_setup.paperSize=9;ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=1;ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.oddFooter.center.text='Registrar’s copy';ws.sheet_view.showGridLines=False
wb.save(OUT+N+'.xlsx');lo(N+'.xlsx')
save(N,[dict(page=1,bbox=[54,109,762,375.5],n_rows=n+1,n_cols=11,cells=cells),dict(page=1,bbox=[54,436.5,390,523.5],n_rows=7,n_cols=4,cells=c2)])
# ---- fees
N='fee_schedule'
R=[[('Charge',1,2),('1 May – 30 Sep',2,1),('1 Oct – 30 Apr',2,1),('Notes',1,2)],[('Resident',1,1),('Other',1,1),('Resident',1,1),('Other',1,1)],
['#1  Camping, per night'],['Tent pitch, up to 2 persons','9.00','14.00','5.00','8.00',''],['Each further person over 12','3.00','4.50','2.00','3.00','Under 12 free'],['Motor home or caravan','16.00','24.00','10.00','15.00',('No hook-up at Thornwick',1,2)],['Electric hook-up','4.00','4.00','5.50','5.50'],['Group field, per 10 persons','30.00','45.00',('closed',2,1),'Book by 31 January'],
['#2  Parking'],['Car, day',('6.00',2,1),('free',2,1),'Season ticket 40.00'],['Coach, day',('20.00',2,1),('10.00',2,1),'Skerrow and Highmoor only'],
['#3  Permits'],['Angling, day','8.00','15.00','–','–','Rod licence needed as well'],['Angling, season','60.00','110.00','–','–',''],['Filming, half day or part, crew of five or fewer','75.00','150.00','75.00','150.00','No drones in nesting time'],['Research, first year','nil','25.00','nil','25.00','Report due within 12 months'],['Wedding, open air','180.00','260.00','120.00','200.00','Three sites']]
H='<html><head><meta charset="utf-8"><style>body{font-family:"Liberation Sans";font-size:10pt} td,th{font-size:9pt}</style></head><body><h2>Schedule of fees and charges</h2><p>Made under section 14 of the Park Ordinance and in force from 1 May 2024. All sums are in pounds and include tax at the standard rate. A resident is a person whose chief home lies within the park or in one of the eleven parishes which border upon it.</p><table border="1" cellspacing="0" cellpadding="3" width="100%">'
occ=set();cells=[];nr=len(R)
for r,row in enumerate(R):
    H+='<tr>'
    if len(row)==1 and row[0].startswith('#'):
        t=row[0][1:];H+=f'<td colspan="6" bgcolor="#d8e4d0"><b>{t}</b></td></tr>';cells.append([r,0,r,5,' '.join(t.split())]);continue
    c=0
    for x in row:
        while (r,c) in occ: c+=1
        t,cs,rs=x if isinstance(x,tuple) else (x,1,1)
        for i in range(rs):
            for j in range(cs): occ.add((r+i,c+j))
        tag='th' if r<2 else 'td';al='left' if c in(0,5) else ('center' if r<2 or cs>1 else 'right')
        H+=f'<{tag} colspan="{cs}" rowspan="{rs}" align="{al}" width="{[30,10,10,10,10,30][c]*1 if cs==1 else 20}%">{html.escape(t) or "&nbsp;"}</{tag}>'
        if t: cells.append([r,c,r+rs-1,c+cs-1,t])
        c+=cs
    H+='</tr>'
H+='</table><p><i>Where one figure stands under both headings residents and others pay alike. nil: no charge but a permit must be held.</i></p><h3>Refunds</h3><p>Part of a fee is given back if notice is received in writing, as follows.</p>'
Q=[['Notice given','Camping','Permits'],['30 days or more','all but 5.00','all'],['7 to 29 days','one half','three quarters'],['Fewer than 7 days','none','one quarter'],['Closure by the park','all','all']]
H+='<table border="0" cellpadding="3" width="62%">'+''.join('<tr>'+''.join(f'<td width="{[44,28,28][k]}%">{"<b>"+x+"</b>" if i==0 else x}</td>' for k,x in enumerate(q))+'</tr>' for i,q in enumerate(Q))+'</table>'
H+='<p>Complaints about a charge should be sent to the Clerk within thirty days. The Clerk may waive any fee, in whole or in part, for schools of the district and for bodies which work for the good of the park without pay.</p></body></html>'
open(OUT+N+'.html','w').write(H)
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--infilter=HTML (StarWriter)','--convert-to','pdf:writer_pdf_Export','--outdir',OUT,OUT+N+'.html'],check=True,capture_output=True,timeout=150)
save(N,[dict(page=1,bbox=[57,112,568,376.5],n_rows=nr,n_cols=6,cells=cells),dict(page=1,bbox=[57,460,352,535],n_rows=5,n_cols=3,cells=[[i,k,i,k,x] for i,q in enumerate(Q) for k,x in enumerate(q)])])
