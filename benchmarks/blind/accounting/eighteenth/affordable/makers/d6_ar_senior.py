# senior living receivables, one line a resident, workbook printed through LibreOffice
from common import *
import openpyxl, subprocess, tempfile
from openpyxl.styles import *
R=random.Random(1806); FN='heron_point_ar_aging.pdf'
NM=["Abernethy, Lucinda","Bosworth, Harlan","Castleman, Viola","Delacroix-Hume, Edna","Everdeen, Morris","Featherstone, Opal","Galbraith, Ignatius","Hennepin, Dorothea","Isherwood, Clyde","Juneau, Marguerite","Kilbourne, Amos","Lachapelle, Bernice","Montague, Silas","Nettlefold, Agatha","Oglethorpe, Vernon","Pettibone, Hester","Quackenbush, Leland","Ravensworth, Ida","Stoddard, Eunice","Tillinghast, Ezra","Upchurch, Winifred","Vandermolen, Cyrus","Whitcombe, Lavinia","Yarborough, Otis"]
H=["Apt.","Resident","Status","Payer","Write-off Requested","Repayment Agreement Balance","Not Yet Due","0 - 30","31 - 60","61 - 90","Over 90","Balance","Prepaid"]
M=["other:Write-off Requested","other:Repayment Agreement Balance","current","b0_30","b31_60","b61_90","b90","total","prepaid"]
wb=openpyxl.Workbook(); ws=wb.active; ws.title='AR'
fn='Liberation Sans Narrow'; ft=Font(name=fn,size=9); fb=Font(name=fn,size=9,bold=True); ln=Side(style='thin'); 
ws['A1']='HERON POINT SENIOR LIVING - Accounts Receivable Aging'; ws['A1'].font=Font(name=fn,size=13,bold=True)
ws['A2']='Cut-off 28 February 2026. Day counts run from due date (the 1st).'; ws['A2'].font=ft
ws.merge_cells('G4:K4'); ws['G4']='DAYS PAST DUE'; 
ws.merge_cells('H4:K4') if False else None
ws.unmerge_cells('G4:K4'); ws['G4']=None; ws.merge_cells('H4:K4'); ws['H4']='DAYS PAST DUE'; ws['H4'].font=fb; ws['H4'].alignment=Alignment(horizontal='center'); 
for q in 'HIJK': ws[q+'4'].border=Border(bottom=ln)
for i,x in enumerate(H):
    q=ws.cell(5,i+1,x); q.font=fb; q.alignment=Alignment(wrap_text=True,horizontal='left' if i<4 else 'right',vertical='bottom'); q.border=Border(bottom=Side(style='medium'))
for q,w in zip('ABCDEFGHIJKLM',[7,25,9,15,11,12.5,11.5,11.5,11.5,11.5,11.5,12,11]): ws.column_dimensions[q].width=w
NF='#,##0.00;#,##0.00-;"-"'; r=6; rows=[];tot=[];G=[0]*9;i=0
def nums(r,v,o,f,keep0=False):
    for q,x in enumerate(v):
        cl=ws.cell(r,5+q); cl.font=f
        cl.value=c(x); cl.number_format=NF; cl.alignment=Alignment(horizontal='right')
        if x: o[M[q]]=c(x)
    return o
for lvl,p,n in [("INDEPENDENT LIVING","IL",7),("ASSISTED LIVING","AL",10),("MEMORY CARE","MC",7)]:
    ws.cell(r,1,lvl).font=Font(name=fn,size=9,bold=True,italic=True); r+=1; T=[0]*9
    for j in range(n):
        apt=f"{p[0]}{j//4+1}{R.randint(1,9)+10*(j%4):02d}"; pay=R.choice(["Private","Private","Medicaid waiver","LTC insurance","VA Aid & Att."]) if p!="IL" else R.choice(["Private","Section 202"])
        s=R.choice(["In house","In house","In house","Moved out","Deceased","Hospital"]); a=R.randint(2200,6900)*100; b=[0]*5
        k=R.choice([0,1,1,2,3,4])
        for x in range(k+1): b[x]=R.choice([a,R.randint(40,1900)*100+R.randint(0,99)])
        if R.random()<.3: b[0]=0
        if k==0 and R.random()<.5: b=[0]*5; pre=-R.randint(300,4200)*100
        else: pre=R.choice([0,0,0,-R.randint(30,500)*100])
        wo=b[4] if s in("Deceased","Moved out") and b[4] else 0; ra=R.choice([0,0,b[3]+b[4]]) if not wo else 0
        if not any(b) and not pre: b[1]=15500
        v=[wo,ra,*b,sum(b),pre]; T=[p_+q for p_,q in zip(T,v)]
        for q,x in enumerate([apt,NM[i],s,pay]): ws.cell(r,q+1,x).font=ft
        rows.append(nums(r,v,{"unit":apt,"name":NM[i],"status":s},ft)); r+=1; i+=1
    lab=f"Subtotal {lvl.title()}"; ws.cell(r,2,lab).font=fb; tot.append(nums(r,T,{"label":lab},fb))
    for q in range(5,14): ws.cell(r,q).border=Border(top=ln)
    G=[p_+q for p_,q in zip(G,T)]; r+=2
ws.cell(r,2,"COMMUNITY TOTAL").font=fb; tot.append(nums(r,G,{"label":"COMMUNITY TOTAL"},fb))
for q in range(5,14): ws.cell(r,q).border=Border(top=ln,bottom=Side(style='double'))
r+=1; ws.cell(r,2,"% of balance").font=ft
for q in range(2,8):
    cl=ws.cell(r,5+q,round(G[q]/G[7],3)); cl.number_format='0.0%'; cl.font=ft
# the per cent line belongs to no total line: it is a recap
r+=2; ws.cell(r,1,"Write-offs await the regional vice president; repayment agreements are signed and already included in the age columns. Prepaid is not netted in Balance; a trailing minus is a credit.").font=Font(name=fn,size=8,italic=True)
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='4:5'
ws.page_setup.paperSize=1; ws.oddFooter.left.text='Heron Point / confidential resident data'; ws.oddFooter.right.text='&P of &N'
t=tempfile.mkdtemp(dir=ROOT); x=os.path.join(t,FN[:-4]+'.xlsx'); wb.save(x)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{t}/p','--convert-to','pdf','--outdir',DOC,x],check=True,capture_output=True)
import shutil; shutil.rmtree(t)
save(FN,"AR",None,M,rows,tot)
