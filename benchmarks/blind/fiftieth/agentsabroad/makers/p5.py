# UK flats: letting agent's spreadsheet printed to PDF. planted: a row dropped
from .common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
NAME='Larch and Rowan House rent schedule Oct25.pdf'
def make():
    r=rng('p5'); wb=Workbook(); ws=wb.active; ws.title='Sheet1'
    thin=Side(style='thin',color='999999'); bd=Border(left=thin,right=thin,top=thin,bottom=thin)
    F=lambda **k: Font(name='DejaVu Sans Condensed',size=k.pop('size',8),**k)
    ws['A1']='RIVERBANK COURT, STOCKHAM  –  Larch House & Rowan House'; ws['A1'].font=F(bold=True,size=12)
    ws['A2']='Rent schedule (ASTs) 15/10/25   Tilbrook Lettings for Kestrel Bay Investments Ltd'; ws['A2'].font=F()
    heads=['Flat','','Tenant(s)','Tenancy from','To','Rent pcm','Deposit (TDS)','Arrears','Status']
    row=4; truth=[]; ppl=people(r,70); k=0; DROP='R9'; G=[0,0,0]; n=nv=0
    for blk,pre,cnt in (('LARCH HOUSE','L',20),('ROWAN HOUSE','R',26)):
        ws.cell(row,1,blk).font=F(bold=True,size=9); row+=1
        for j,h in enumerate(heads,1):
            x=ws.cell(row,j,h); x.font=F(bold=True); x.border=bd; x.fill=PatternFill('solid',fgColor='D9D9D9'); x.alignment=Alignment(wrap_text=True,vertical='center')
        row+=1; S=[0,0,0]; v=0; nn=0
        for i in range(1,cnt+1):
            flat=f'{pre}{i}'; ty=r.choice(['1 bed','1 bed','2 bed','2 bed','studio']); base={'studio':725,'1 bed':865,'2 bed':1075}[ty]
            nn+=1; void=flat in ('L7','R4','R19')
            if void:
                vals=[flat,ty,'','','',None,None,None,'Void']; v+=1
                tr=R(unit=flat,building=blk,unitType=ty,statusText='Void')
            else:
                f,l=ppl[k]; k+=1; nm=f'{f[0]} {l}'
                if ty=='2 bed' and r.random()<.5:
                    f2,l2=ppl[k]; k+=1; nm+=f' & {f2[0]} {l2}'
                a=D(r.choice([2021,2022,2023,2024,2025,2025,2025]),r.randint(1,9),r.choice([1,4,12,18,27])); b=eve(D(a.year+1,a.month,a.day)); per=b<D(2025,10,15)
                rent=base-(2025-a.year)*25+r.choice([0,0,10,15,-10]); dep=round(rent*12/52*5); ar=r.choice([0]*6+[rent,150,round(rent/2,2)])
                stt='Periodic' if per else ('Notice served' if r.random()<.1 else 'AST')
                vals=[flat,ty,nm,a,b if not per else 'Periodic',rent,dep,ar,stt]
                S=[S[0]+rent,S[1]+dep,S[2]+ar]
                tr=R(unit=flat,building=blk,unitType=ty,tenantName=nm,statusText=stt,contractRent=rent,deposit=dep,balance=ar,leaseStartDate=a,leaseEndDate=b if not per else 'Periodic')
            if flat==DROP: assert not void; continue
            for j,x in enumerate(vals,1):
                q=ws.cell(row,j,x); q.font=F(color='FF0000') if j==8 and x else F(); q.border=bd
                if isinstance(x,D): q.number_format='dd/mm/yy'; q.alignment=Alignment(horizontal='center')
                if j==5 and x=='Periodic': q.alignment=Alignment(horizontal='center')
                if j in (6,7,8): q.number_format='"£"#,##0.00'
                if j==9 and void: q.fill=PatternFill('solid',fgColor='FFE699')
            truth.append(tr); row+=1
        ws.cell(row,1,f'{blk.title()}: {nn} flats, {v} void').font=F(bold=True)
        for j,x in zip((6,7,8),S): q=ws.cell(row,j,x); q.font=F(bold=True); q.number_format='"£"#,##0.00'; q.border=Border(top=thin,bottom=Side(style='double'))
        G=[p+q for p,q in zip(G,S)]; n+=nn; nv+=v; row+=2
    ws.cell(row,1,f'RIVERBANK COURT TOTAL: {n} flats, {nv} void').font=F(bold=True,size=9)
    for j,x in zip((6,7,8),G): q=ws.cell(row,j,x); q.font=F(bold=True); q.number_format='"£"#,##0.00'
    for col,w in zip('ABCDEFGHI',(6.5,7,29,11,10,11.5,12,10,12)): ws.column_dimensions[col].width=w
    ws.page_setup.paperSize=9; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    ws.oddFooter.center.text='Page &P of &N'; ws.print_title_rows='1:2'
    f=os.path.join(WORK,NAME.replace('.pdf','.xlsx')); wb.save(f); soffice(f,'pdf',DOC)
    save(NAME,truth,'RIVERBANK COURT','2025-10-15',n,n-nv,nv,'MULTIFAMILY','Tilbrook Lettings','spreadsheet printed to PDF, gridlines, two blocks, header repeated per block','a column without header; one row missing',
        planted={'what':f'Flat {DROP} of Rowan House has no row; totals and count of 26 flats include it','kind':'row_dropped'})
