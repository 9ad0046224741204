# analyst's bay mix of a small-bay flex portfolio; header repeated over each park, some numbers typed as text; planted: portfolio total of annual rent wrong
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
# type, bays, avg sf, occupied, down, in-place $/sf (on leased sf), market $/sf, walt
D=[('PORTAGE TRADE CENTER (Bldgs A-F)','Portage',[('Micro Bay - roll-up, no office',28,950,26,0,16.8,18.25,1.4),('Standard Bay - 10% office',34,1500,31,1,14.4,15.75,2.2),('Double Bay - 15% office',12,3000,11,0,13.2,14.5,2.9),('End Cap w/ storefront',6,2250,6,0,17.4,18.0,3.6)]),
('NORTH KETTLE FLEX',None,[('Standard Bay - 10% office',18,1800,15,2,12.6,14.25,1.9),('Office/Lab Bay - 60% office',8,2500,7,0,18.0,19.5,4.1),('Dock-High Bay',10,5000,10,0,10.8,11.75,3.3)]),
('REDSTONE COMMERCE YARDS','Redstone',[('Contractor Bay + yard',16,2000,16,0,15.0,17.0,2.5),('Standard Bay',22,1600,19,0,13.8,15.25,1.7),('Mezzanine Bay',4,2400,3,1,14.4,15.0,.9),('Drive-Thru Shop Bay',5,3600,4,0,12.0,13.5,2.0)])]
M=['units','pct_units','sf','total_sf','occupied','down','vacant','pct_leased','actual_sf','market_sf','other:Annual Base Rent','other:WALT (yrs)']
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Bay Mix'; f=lambda **k: Font(**{'name':'Aptos Narrow','size':11,**k})
ws['A1']='Portage Small-Bay Portfolio'; ws['A1'].font=f(bold=True,size=14); ws['A2']='Unit (bay) mix at 9/30/25 - NNN rents, $/SF per year'; ws['A2'].font=f(italic=True); ws['N1']='DRAFT v3 - jk'; ws['N1'].font=f(color='FF0000')
HD=['Bay Type','# Bays','% of Bays','Avg SF','Total SF','Occupied','Down','Vacant','% Leased','In-Place $/SF','Market $/SF','Annual Base Rent','WALT (yrs)']
U=sum(r[1] for _,_,l in D for r in l)
def agg(l):
    n=sum(x[1] for x in l); s=sum(x[1]*x[2] for x in l); oc=sum(x[3] for x in l); dn=sum(x[4] for x in l); ls=sum(x[3]*x[2] for x in l); ar=sum(round(x[3]*x[2]*x[5]) for x in l)
    return [n,round(100*n/U,1),round(s/n),s,oc,dn,n-oc-dn,round(100*ls/s,1),round(ar/ls,2),round(sum(x[1]*x[2]*x[6] for x in l)/s,2),ar,round(sum(x[3]*x[2]*x[7] for x in l)/ls,1)]
NF=['0','0.0%','#,##0','#,##0','0','0','0','0.0%','$0.00','$0.00','$#,##0','0.0']
r=4
def wr(label,v,bold,astext=False):
    x=ws.cell(r,1,label); x.font=f(bold=bold); x.alignment=Alignment(indent=0 if bold else 1)
    for j,(a,n) in enumerate(zip(v,NF),2):
        if a is None: continue
        val=a/100 if '%' in n else a
        if astext and n=='$0.00': val=f'${a:.2f}'
        x=ws.cell(r,j,val); x.font=f(bold=bold); x.number_format=n
        if isinstance(val,str): x.alignment=Alignment(horizontal='right')
        if bold: x.border=Border(top=Side('thin'))
true=agg([x for _,_,l in D for x in l]); wrong=true[:]; wrong[10]=true[10]+90000
T=Truth('um_portageflex_bays','xlsx','UM',M,{'what':f'portfolio total of Annual Base Rent printed {wrong[10]:,} instead of {true[10]:,}','kind':'total_wrong'})
for k,(pk,_,l) in enumerate(D):
    x=ws.cell(r,1,pk); x.font=f(bold=True,color='FFFFFF')
    for j in range(1,14): ws.cell(r,j).fill=PatternFill('solid',fgColor='44546A')
    r+=1
    for j,h in enumerate(HD,1): x=ws.cell(r,j,h); x.font=f(bold=True,underline='single'); x.alignment=Alignment(horizontal='left' if j==1 else 'right',wrap_text=True,vertical='bottom'); ws.row_dimensions[r].height=31
    r+=1
    for b in l: v=agg([b]); v[8]=b[5]; v[9]=b[6]; v[11]=b[7]; wr(b[0],v,False,k==1); T.rowd(dict(type=b[0],**dict(zip(M,v)))); r+=1
    lab='Total / Avg - '+pk.split(' (')[0].title(); v=agg(l); wr(lab,v,True); T.total(lab,dict(zip(M,v))); r+=2
wr('PORTFOLIO',wrong,True); T.total('PORTFOLIO',dict(zip(M,wrong)))
for j in range(1,14): ws.cell(r,j).fill=PatternFill('solid',fgColor='FFE699'); ws.cell(r,j).border=Border(top=Side('medium'),bottom=Side('double'))
ws.cell(r+2,1,'% Leased on SF; down bays = roof/slab work, not marketed. In-place $/SF on leased SF only. Market $/SF per broker BOV 8/25.').font=f(size=9,italic=True)
ws.column_dimensions['A'].width=42
for c_ in 'BCDEFGHIJK': ws.column_dimensions[c_].width=10.5
ws.column_dimensions['L'].width=14; ws.column_dimensions['M'].width=9; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(path('um_portageflex_bays.xlsx')); T.save('INDUSTRIAL','Analyst bay-mix of flex portfolio, header repeated per park, a section of numbers as text, park totals and portfolio row',True); print(true)
