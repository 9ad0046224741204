# condominium board exhibit: Word document printed to PDF; homes table, then parking and storage table
from common import *
import subprocess, shutil
from docx import Document
from docx.shared import Pt, Inches, RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
NAME='Larkspur_Wharf_Exhibit_C_Unit_Types.pdf'
H=[('A – Studio','0','1',12,512,1850,331.20),('B1 – One bedroom',1,1,24,684,2275,412.50),('B2 – One bedroom + den',1,1.5,10,798,2540,468.75),('C1 – Two bedroom',2,2,28,1016,3050,561.00),('C2 – Two bedroom corner',2,2,14,1124,3325,612.40),('D – Three bedroom',3,2.5,6,1388,3975,748.25),('PH – Penthouse',3,3,4,1742,5400,981.60),('CM – Commercial condominium','','',2,2150,None,1240.00)]
P=[('Garage – standard space',74,70,145.00),('Garage – tandem space',18,14,195.00),('Garage – EV space',8,8,175.00),('Surface lot space',22,15,75.00),('Motorcycle bay',6,2,40.00),('Storage locker 4 x 6',48,46,45.00),('Storage cage 6 x 8',12,9,80.00),('Bicycle rack slot',60,41,5.00)]
d=Document(); s=d.sections[0]; s.page_width=Inches(8.5); s.page_height=Inches(11); s.left_margin=s.right_margin=Inches(.8); s.top_margin=Inches(.8)
d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(10)
def para(t,b=False,sz=10,al=None,after=4):
    p=d.add_paragraph(); r=p.add_run(t); r.bold=b; r.font.size=Pt(sz); p.paragraph_format.space_after=Pt(after)
    if al: p.alignment=al
C=WD_ALIGN_PARAGRAPH.CENTER
para('EXHIBIT C',True,11,C,0); para('Larkspur Wharf Condominium Association, Inc.',True,14,C,0); para('Unit Types, Parking and Storage – as of July 1, 2025',False,10.5,C,10)
para('The Association has one hundred dwelling and commercial units. Monthly assessments are the averages adopted with the 2025 budget. Market rents are the manager’s estimate for unfurnished twelve-month leases and are given for information only; the Association does not lease dwelling units.',after=8)
def table(hd,data,w,tot):
    t=d.add_table(rows=0,cols=len(hd)); t.style='Table Grid'; t.autofit=False
    for k,row in enumerate([hd]+data+tot):
        cells=t.add_row().cells
        for j,(c,x) in enumerate(zip(cells,row)):
            c.width=Inches(w[j]); p=c.paragraphs[0]; r=p.add_run(x); r.font.size=Pt(9); r.bold=(k==0 or k>len(data)); p.paragraph_format.space_after=Pt(0)
            if j: p.alignment=WD_ALIGN_PARAGRAPH.RIGHT if k else C
            if k==0:
                sh=OxmlElement('w:shd'); sh.set(qn('w:val'),'clear'); sh.set(qn('w:fill'),'D9E2D0'); c._tc.get_or_add_tcPr().append(sh)
    for j,x in enumerate(w): t.columns[j].width=Inches(x)
rows=[];tots=[]
para('1.  Homes and commercial units',True,10.5)
N=sum(x[3] for x in H); A=sum(x[3]*x[4] for x in H)
data=[]; 
for n,b,ba,u,sf,mk,fee in H:
    pc=round(100*u/N,1)
    data.append([n,str(b) if b!='' else '',f'{float(ba):g}' if ba!='' else '',str(u),f'{pc:.1f}%',f'{sf:,}',f'{sf*u:,}',f'${mk:,}' if mk else 'n/a',f'${fee:,.2f}'])
    rows.append({'type':n,'beds':int(b) if b!='' else None,'baths':float(ba) if ba!='' else None,'units':u,'pct_units':pc,'sf':sf,'total_sf':sf*u,'market':mk,'other:Monthly Assessment':fee})
asf=round(A/N); mkav=round(sum(x[3]*x[5] for x in H if x[5])/sum(x[3] for x in H if x[5])); 
table(['Type','Bed','Bath','Units','% of Units','Avg. Sq. Ft.','Total Sq. Ft.','Market Rent','Monthly Assessment'],data,[1.95,.42,.42,.5,.65,.65,.75,.7,.95],[['Total / Average','','',str(N),'100.0%',f'{asf:,}',f'{A:,}','','']])
tots.append({'label':'Total / Average','units':N,'pct_units':100.0,'sf':asf,'total_sf':A})
para('',after=4); para('2.  Parking and storage rented by the Association',True,10.5)
data=[];T=[0,0,0,0.0]
for n,u,o,rate in P:
    po=round(100*o/u,1); v=[u,o,u-o,o*rate]; T=[a+b for a,b in zip(T,v)]
    data.append([n,str(u),str(o),str(u-o),f'{po:.1f}%',f'${rate:,.2f}',f'${o*rate:,.2f}'])
    rows.append({'type':n,'units':u,'occupied':o,'vacant':u-o,'pct_occ':po,'market':rate,'actual_total':o*rate})
po=round(100*T[1]/T[0],1)
table(['Type','No. of Spaces','Rented','Vacant','% Occupied','Asking Rent / Mo.','Rent in Place / Mo.'],data,[1.95,.8,.75,.75,.85,.9,1.0],[['Total parking and storage',str(T[0]),str(T[1]),str(T[2]),f'{po:.1f}%','',f'${T[3]:,.2f}']])
tots.append({'label':'Total parking and storage','units':T[0],'occupied':T[1],'vacant':T[2],'pct_occ':po,'actual_total':T[3]})
para('',after=2); para('Guest suite 1-G and the superintendent’s unit are common elements and are not included above.',False,8.5)
d.save(ROOT+'/makers/um2_exhibit.docx')
subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/.lo','--headless','--convert-to','pdf','--outdir',ROOT+'/.v',ROOT+'/makers/um2_exhibit.docx'],stdout=-3,stderr=-3)
shutil.move(ROOT+'/.v/um2_exhibit.pdf',DOC+NAME); print(N,A,T)
M=['beds','baths','units','occupied','vacant','pct_units','pct_occ','sf','total_sf','market','other:Monthly Assessment','actual_total']
save(NAME,'UM','US condominium board exhibit from Word: homes table, then parking and storage table with other columns, one page PDF',True,M,rows,tots)
