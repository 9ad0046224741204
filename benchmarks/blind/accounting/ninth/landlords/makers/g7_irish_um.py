# Irish industrial estates: schedule of unit types and rents, XLSX; two estates, two-tier header, spacer columns
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from tw import *
E=[('Ballycurreen Industrial Estate, Cork',[('Starter units (mid-terrace)',14,13,1240,11.25,12.5),('Terrace units - standard',18,16,2650,10.1,11.5),('End-of-terrace with yard',6,6,3180,10.85,12),('Semi-detached warehouse',8,7,7425,8.9,10.25),('Detached warehouse (6m eaves)',3,3,18600,8.15,9.75),('First-floor office suites over units',5,2,780,9.5,10)]),
('Raheen Trade Park, Limerick',[('Trade counter - showroom front',9,9,3950,10.4,11),('Small workshop',12,10,1105,9.75,10.75),('Light industrial',11,8,5260,7.6,8.75),('Cold store (landlord fit-out)',2,2,9840,14.2,14.5),('Cross-dock unit',1,0,22300,None,8.5)])]
M=['units','occupied','vacant','pct_occ','sf','total_sf','other:Floor area (GIA) Total sq m','actual_sf','market_sf','annual','other:Rents per annum (€) ERV']
HDR=[('No. of units',['Total','Let','Vacant','% Let']),('Floor area (GIA)',['Average sq ft','Total sq ft','Total sq m']),('€ per sq ft p.a.',['Passing rent','Market rent (ERV)']),('Rents per annum (€)',['Passing','ERV'])]
M[9]='annual'
wb=Workbook(); ws=wb.active; ws.title='Unit types'
def p(r,c,v,b=False,sz=10,fmt=None,col=None,al=None,it=False):
    x=ws.cell(r,c,v); x.font=Font(name='Trebuchet MS',size=sz,bold=b,color=col,italic=it)
    if fmt:x.number_format=fmt
    if al:x.alignment=Alignment(horizontal=al,vertical='center',wrap_text=True)
    return x
p(1,2,'SCHEDULE OF UNIT TYPES AND RENTS',True,14,col='1F4E4A'); p(2,2,'Slaney Estates ICAV - Munster Industrial Portfolio'); p(3,2,'Position at 31 March 2024. Areas are Gross Internal. Passing rent per sq ft is on let units only; ERV on all units.',it=True,sz=9)
cols=[];c=4
for g,hs in HDR:
    p(5,c,g,True,al='center'); ws.merge_cells(start_row=5,end_row=5,start_column=c,end_column=c+len(hs)-1)
    for i,h in enumerate(hs): p(6,c+i,h,True,9,al='center'); cols.append(c+i); ws.cell(6,c+i).fill=PatternFill('solid',fgColor='CFE3E0'); ws.cell(5,c+i).fill=PatternFill('solid',fgColor='9CC5C0')
    c+=len(hs)+1
p(5,2,'Unit type',True,al='left'); ws.merge_cells('B5:B6'); ws.row_dimensions[6].height=30
FM=['0','0','0','0.0%','#,##0','#,##0','#,##0','0.00','0.00','#,##0','#,##0']
rows=[];tot=[];r=7
def out(lab,v,b=False,ind=1):
    global r
    x=p(r,2,lab,b); x.alignment=Alignment(indent=0 if b else ind)
    d={}
    for m,c,q,f in zip(M,cols,v,FM):
        if q is None: continue
        if q=='nil': p(r,c,'-',b,al='right'); continue
        y=p(r,c,q,b,fmt=f); d[m]=q
        if b: y.border=Border(top=Side(style='thin'))
    r+=1; return d
def agg(L):
    s=lambda i:sum(x[i] for x in L if isinstance(x[i],(int,float)))
    n,o=s(0),s(1); sf=s(5); letsf=sum(x[11] for x in L)
    return [n,o,n-o,round(o/n,4),round(sf/n),sf,s(6),round(s(9)/letsf,2),round(s(10)/sf,2),s(9),s(10)]
ALL=[]
for e,l in E:
    p(r,2,e,True,11,col='1F4E4A'); r+=1; L=[]
    for n,u,o,sf,pr,er in l:
        t=u*sf; let=o*sf
        v=[u,o,u-o,round(o/u,4),sf,t,round(t*.092903),pr if o else 'nil',er,round(let*pr) if o else 'nil',round(t*er),let]
        d=out(n,v[:11]); rows.append(dict(type=n,**d)); L.append(v)
    lab='Sub-total '+e.split(',')[0]; d=out(lab,agg(L),True); tot.append(dict(label=lab,**d)); ALL+=L; r+=1
lab='PORTFOLIO'; d=out(lab,agg(ALL),True); tot.append(dict(label=lab,**d))
r+=1
for t in('Vacancies include two workshops at Raheen under refurbishment (available Q3 2024).','Cross-dock unit: former tenant vacated January 2024; heads of terms with a parcel carrier.','Service charge and insurance are recovered separately and are not included.'): p(r,2,t,sz=9,it=True); r+=1
for k,w in (('A',2),('B',40),('C',1.5)): ws.column_dimensions[k].width=w
for c in range(4,20): ws.column_dimensions[ws.cell(6,c).column_letter].width=11.5 if c in cols else 1.5
ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
name='slaney_unit_types_q1.xlsx'; wb.save(doc(name)); truth(name,'UM',M,rows,tot); print(len(rows))
for t in tot: print(t)
