# appraiser's worksheet: contract vs market rent, grouped by type
from common import *
import openpyxl
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
r=random.Random(7005); fn='25-0318_ApartmentRentAnalysis.xlsx'
wb=openpyxl.Workbook();ws=wb.active;ws.title='Subj & Date';ws['B2']='File No.';ws['C2']='25-0318';ws['B3']='Property';ws['C3']='Larkspur Court Apartments';ws['B4']='Units';ws['C4']=46;ws['B5']='Year built';ws['C5']=1978;ws['B6']='Value date';ws['C6']=D.date(2025,1,1);ws['C6'].number_format='mmmm d, yyyy';ws.column_dimensions['C'].width=30
ws=wb.create_sheet('Rent Roll');wb.active=1
g=lambda s=10,b=False,i=False,c='000000':Font(name='Garamond',size=s,bold=b,italic=i,color=c)
thin=Side(style='thin');hair=Side(style='hair')
ws.merge_cells('B2:L2');ws['B2']='LARKSPUR COURT APARTMENTS';ws['B2'].font=g(15,True);ws['B2'].alignment=Alignment(horizontal='center')
ws.merge_cells('B3:L3');ws['B3']='Contract Rent and Market Rent as of January 1, 2025';ws['B3'].font=g(11,False,True);ws['B3'].alignment=Alignment(horizontal='center')
hdr=[(2,'Apt.',''),(3,'Occupant','/ Status'),(4,'Size','(SF)'),(5,'Lease','Exp.'),(6,'Contract Rent','$/Mo.'),(7,'Contract Rent','$/SF'),(8,'Market Rent','$/Mo.'),(9,'Market Rent','$/SF'),(10,'Contract vs. Market','$ Diff.'),(11,'Contract vs. Market','% Diff.'),(12,'Remarks','')]
for c,a,b in hdr:
    ws.cell(5,c,a);ws.cell(6,c,b or None)
for a in('F5:G5','H5:I5','J5:K5'):ws.merge_cells(a)
for rr in(5,6):
    for c in range(2,13):
        x=ws.cell(rr,c);x.font=g(10,True);x.alignment=Alignment(horizontal='center');x.fill=PatternFill('solid',fgColor='E7E6DA');x.border=Border(top=thin if rr==5 else None,bottom=thin if rr==6 else None)
for c,w in zip('ABCDEFGHIJKL',(2,7,22,8,10,11,8,11,8,11,9,26)):ws.column_dimensions[c].width=w
R=7;rows=[];tot=[0,0,0,0];no=uniq(r,50,'FL');subs=[]
G=[('Studio / 1 Bath',480,895,['A1','A2','A3','A4','B1','B2']),('1 Bedroom / 1 Bath',655,1085,[f'{b}{n}' for b in 'CDE' for n in range(1,7)]),('2 Bedroom / 1 Bath',840,1265,[f'{b}{n}' for b in 'FG' for n in range(1,7)]),('2 Bedroom / 1.5 Bath Townhouse',1020,1450,[f'TH-{n}' for n in range(1,11)])]
nv=0
for ty,sf,mk,us in G:
    ws.cell(R,2,ty).font=g(10.5,True,False,'7F3F00');R+=1;s0=R;s=[0,0,0]
    for u in us:
        v=u in('B2','D4','G1','TH-7');emp=u=='E6';mod=u=='C1'
        occ='Vacant' if v else None
        cr=0 if v else round(mk*r.uniform(.84,1.01)/5)*5
        rem={'E6':"Resident manager - rent credit not shown",'D4':'Vacant since 11/24; being turned','G1':'Leased to start 1/15/25','C3':'Sec. 8 (HAP 612 of contract)','TH-2':'Includes garage','F6':'Month-to-month'}.get(u)
        name=occ or no.pop()
        ex=None if v else ('MTM' if u=='F6' else eom(r.choice([2025,2025,2025,2026]),r.randint(1,12)))
        vals=[u,name,sf,ex,cr if not v else None,None,mk,None]
        for j,x in enumerate(vals):
            c=ws.cell(R,2+j,x);c.font=g(10,False,v and j==1,'C00000' if v and j==1 else '000000')
        ws.cell(R,5).number_format='mm/yy' if False else 'm/d/yy';ws.cell(R,5).alignment=Alignment(horizontal='center')
        for j in(6,8):ws.cell(R,j).number_format='#,##0'
        if not v:
            ws.cell(R,7,round(cr/sf,2)).number_format='0.00';ws.cell(R,10,cr-mk).number_format='#,##0;(#,##0)';ws.cell(R,11,round(cr/mk-1,4)).number_format='0.0%;(0.0%)'
        ws.cell(R,9,round(mk/sf,2)).number_format='0.00'
        if rem:ws.cell(R,12,rem)
        for j in range(2,13):ws.cell(R,j).border=Border(bottom=hair)
        for j in range(7,13):ws.cell(R,j).font=g(10)
        s[0]+=sf;s[1]+=cr;s[2]+=mk;nv+=v
        rows.append(row(unit=u,unitType=ty,area=sf,tenantName=None if v else name,statusText='Vacant' if v else 'Occupied',leaseEndDate=ex,contractRent=None if v else cr,marketRent=mk))
        R+=1
    n=len(us);
    for lab,a in((f'Subtotal ({n})',s),('Average (occupied / all)',None)):
        ws.cell(R,3,lab).font=g(10,False,True)
        k=sum(1 for x in rows[-n:] if 'contractRent' in x)
        for j,x in ((4,s[0] if a else sf),(6,s[1] if a else round(s[1]/k,2)),(8,s[2] if a else mk)):
            c=ws.cell(R,j,x);c.font=g(10,bool(a),True);c.number_format='#,##0' if a or j!=6 else '#,##0.00'
        R+=1
    for j in range(3):tot[j]+=s[j]
    R+=1
for j,x in((2,'TOTAL'),(3,f'{len(rows)} units / {nv} vacant'),(4,tot[0]),(6,tot[1]),(7,round(tot[1]/tot[0],2)),(8,tot[2]),(9,round(tot[2]/tot[0],2))):
    c=ws.cell(R,j,x);c.font=g(11,True);c.number_format='#,##0' if j in(4,6,8) else '0.00'
for j in range(2,13):ws.cell(R,j).border=Border(top=thin,bottom=Side(style='double'))
R+=2
for a,b in(('Annualized contract rent',tot[1]*12),('Annualized market rent (PGI)',tot[2]*12),('Vacant units at market',sum(x['marketRent'] for x in rows if x['statusText']=='Vacant')*12)):
    ws.cell(R,3,a).font=g(10);c=ws.cell(R,8,b);c.number_format='$#,##0';c.font=g(10,True);R+=1
ws.cell(R+1,2,'Source: rent roll furnished by ownership; market rent concluded by appraiser from comparables 1-6.').font=g(9,False,True)
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.print_title_rows='5:6'
w3=wb.create_sheet('Mkt Concl')
for i,(ty,sf,mk,us) in enumerate(G):
    for j,x in enumerate((ty,len(us),sf,mk,len(us)*mk)):w3.cell(2+i,1+j,x)
for j,x in enumerate(('Type','No.','SF','Concluded Rent/Mo','Monthly PGI')):w3.cell(1,1+j,x)
wb.save(out(fn))
tie(rows,'contractRent',tot[1]);tie(rows,'marketRent',tot[2]);tie(rows,'area',tot[0]);assert len(rows)==46
save(fn,'MULTIFAMILY','appraiser worksheet: contract vs market rent, type group headings, two-line grouped header',False,dict(propertyName='Larkspur Court Apartments',asOnDate='2025-01-01',units=46,occupied=46-nv,vacant=nv,sheet='Rent Roll',rows=rows))
