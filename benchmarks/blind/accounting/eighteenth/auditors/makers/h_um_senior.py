from common import *
import openpyxl
from openpyxl.styles import *
SE=[('INDEPENDENT LIVING',[('IL Studio',14,14,11,0,410,2850,3100,2937.4,0),('IL One Bedroom',38,42,35,1,585,3395,3895,3611.25,850),('IL One Bedroom Deluxe',16,20,15,0,690,3850,4250,4012.8,850),('IL Two Bedroom',18,31,16,0,905,4600,5250,4877.6,850),('IL Cottage',8,16,8,0,1180,5400,5950,5612.5,925)]),
('ASSISTED LIVING',[('AL Studio',22,22,19,1,345,4450,4800,4588.15,0),('AL Companion Suite',9,18,8,0,470,6900,7400,7104.5,0),('AL One Bedroom',27,31,24,0,520,5250,5795,5466.9,1100),('AL Two Bedroom',6,10,5,0,740,6600,7150,6842.2,1100)]),
('MEMORY CARE',[('MC Private',18,18,17,0,290,6850,7200,6993.35,0),('MC Shared',7,14,6,1,380,9800,10400,10085.75,0),('MC Courtyard Private',5,5,4,0,325,7400,7650,7512.5,0)])]
def run():
    N=['units','occupied','vacant','down','pct_occ','other:BEDS Licensed','other:BEDS Filled','sf','rent_low','rent_high','other:Second Person Fee','actual','actual_total']
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Census & Mix'; f='Cambria'
    ws['B2']='Lantern Cove Senior Living'; ws['B2'].font=Font(name=f,size=16,bold=True,color='31556B'); ws['B3']='Apartment mix, census and monthly base rates (care charges excluded)'; ws['B4']='Month-end December 2024 – agreed to census rent roll, except as noted'
    g=[('C6:F6','UNITS'),('H6:I6','BEDS'),('K6:L6','STREET RATE / MONTH'),('N6:O6','IN-PLACE BASE RENT / MONTH')]
    for a,t in g: ws.merge_cells(a); ws[a[:2]]=t
    for i,h in enumerate(['Apartment Style','Total','Occupied','Vacant','Down','Occ %','Licensed','Filled','Avg\nSq Ft','Low','High','Second\nPerson Fee','Average\nper Occ. Unit','Total'],2): ws.cell(7,i,h)
    for r in(6,7):
        for i in range(2,16):
            q=ws.cell(r,i); q.font=Font(name=f,bold=True,color='31556B'); q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); q.border=Border(bottom=Side('thin',color='31556B'))
    ws.row_dimensions[7].height=46
    FM=['0','0','0;;"–"','0;;"–"','0.0%','0','0','#,##0','$#,##0','$#,##0','$#,##0;;"–"','$#,##0.00','$#,##0.00']
    rows=[];tot=[];G=[];r=8; planted=None
    def put(r,v,b):
        for j,(x,m) in enumerate(zip(v,FM)):
            if x is None: continue
            q=ws.cell(r,3+j,x/100 if j==4 else x); q.number_format=m; q.font=Font(name=f,bold=b)
    def agg(L):
        s=lambda i:sum(x[i] for x in L)
        return [s(0),s(1),s(2),s(3),round(s(1)/s(0)*100,1),s(5),s(6),round(sum(x[7]*x[0] for x in L)/s(0)),None,None,None,round(s(12)/s(1),2),round(s(12),2)]
    for s,l in SE:
        ws.cell(r,2,s).font=Font(name=f,bold=True); 
        for i in range(2,16): ws.cell(r,i).fill=PatternFill('solid',fgColor='E4EEF3')
        r+=1; L=[]
        for n,u,bd,o,dn,sf,lo,hi,av,sp in l:
            fb=o if u==bd else min(bd,round(o*bd/u)-1 if bd>u+2 else o)
            v=[u,o,u-o-dn,dn,round(o/u*100,1),bd,fb,sf,lo,hi,sp,av,round(av*o,2)]; L.append(v)
            rows.append(dict(type=n,**dict(zip(N,v)))); ws.cell(r,2,n).font=Font(name=f); ws.cell(r,2).alignment=Alignment(indent=1); put(r,v,False); r+=1
        a=agg(L); G+=L; lab='Subtotal '+s.title(); w=list(a)
        if s.startswith('ASS'):
            w[12]=round(a[12]+9000,2); planted={'what':f"Subtotal Assisted Living, in-place base rent total is printed {w[12]:,.2f}; its lines add to {a[12]:,.2f} (the community total uses the right figure).",'kind':'total_wrong'}
        tot.append(dict(label=lab,**dict(zip(N,w)))); ws.cell(r,2,lab).font=Font(name=f,bold=True); put(r,w,True)
        for i in range(2,16): ws.cell(r,i).border=Border(top=Side('hair'))
        r+=2
    a=agg(G); tot.append(dict(label='COMMUNITY TOTAL / AVERAGE',**dict(zip(N,a)))); ws.cell(r,2,'COMMUNITY TOTAL / AVERAGE').font=Font(name=f,bold=True); put(r,a,True)
    for i in range(2,16): ws.cell(r,i).border=Border(top=Side('medium'),bottom=Side('double'))
    r+=2
    for t in ['Down units: IL 214 (water damage), AL 131 (flooring), MC 9 (licensure hold).','Occ % = occupied units ÷ total units. A filled bed is a resident in the building at midnight on the last day.']: ws.cell(r,2,t).font=Font(name=f,italic=True,size=9); r+=1
    ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=30
    for c in 'CDEFGHIJKLM': ws.column_dimensions[c].width=10.5
    ws.column_dimensions['N'].width=15; ws.column_dimensions['O'].width=16; ws.sheet_view.showGridLines=False
    fn='lanterncove_census_mix.xlsx'; wb.save(out(fn))
    save(fn,'UM',N,rows,tot,planted,'SENIOR_HOUSING','client finance director, operator workbook','table starting at column B, grouped headers, care-level sections','unit and bed counts side by side; two columns headed Total under different groups; planted wrong subtotal')
