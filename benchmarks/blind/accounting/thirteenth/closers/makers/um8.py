import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from common import *
def run():
    F='ridgeline_student_mix.xlsx';R=random.Random(2608)
    D=[('Phase I\nGarden\n(2014)',[('S1 Studio',0,1,18,412,1065),('A1 The Aspen',1,1,24,566,1240),('B1 The Birch',2,1,20,801,1690),('B2 The Birch Plus',2,2,28,874,1810),('C1 The Cedar',3,3,32,1188,2475),('D1 The Dogwood',4,4,40,1394,3080),('D2 The Dogwood (renov.)',4,4,16,1394,3260)]),
       ('Phase II\nTownhome\n(2019)',[('TH3',3,3.5,22,1520,2790),('TH4',4,4.5,30,1748,3480),('TH5',5,5.5,12,2015,4150),('TH5-E End unit',5,5.5,6,2110,4300)])]
    K=["beds","baths","units","occupied","vacant","pct_occ","other:BED SPACES Total","other:BED SPACES Leased","pct_leased","market","market_sf","actual","actual_total","sf","total_sf"]
    NF=['0','0.0','#,##0','#,##0','#,##0','0.0%','#,##0','#,##0','0.0%','"$"#,##0','"$"0.00','"$"#,##0.00','"$"#,##0','#,##0','#,##0']
    wb=Workbook();ws=wb.active;ws.title='Unit Mix'
    ws['A1']='The Ridgeline at Fallow Creek';ws['A1'].font=Font(bold=True,size=16,color='3B5323');ws['A2']='Unit mix and leasing snapshot, AY 2025-26, as of 10/15/2025';
    th=Side(style='thin',color='999999')
    grp=[('A4:A5','Phase'),('B4:B5','Floor Plan'),('C4:D4','PLAN'),('E4:H4','UNITS'),('I4:K4','BED SPACES'),('L4:O4','RENT PER UNIT'),('P4:Q4','AREA (SF)')]
    for rg,t in grp:
        ws.merge_cells(rg);c=ws[rg.split(':')[0]];c.value=t
    for i,t in enumerate(['Bed','Bath','Total','Occ.','Vacant','Occ. %','Total','Leased','Leased %','Market','Market / SF','Avg In-Place','In-Place Monthly Total','Per Unit','Total']):ws.cell(5,3+i,t)
    for rr in (4,5):
        for cc in range(1,18):
            c=ws.cell(rr,cc);c.font=Font(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='556B2F');c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);c.border=Border(left=th,right=th,bottom=th)
    ws.row_dimensions[5].height=32
    r=6;rows=[];totals=[]
    def put(v,b=False,fill=None):
        for i,(x,f) in enumerate(zip(v,NF)):
            c=ws.cell(r,3+i)
            if x is not None:
                c.value=x/100 if '%' in f else x;c.number_format=f
            c.font=Font(bold=b)
            if fill:c.fill=PatternFill('solid',fgColor=fill)
    def aggr(L):
        u=sum(x[2] for x in L);o=sum(x[3] for x in L);bt=sum(x[6] for x in L);bl=sum(x[7] for x in L);at=sum(x[12] for x in L);sf=sum(x[14] for x in L);mk=sum(x[9]*x[2] for x in L)
        return [None,None,u,o,u-o,round(o*100/u,1),bt,bl,round(bl*100/bt,1),round(mk/u),round(mk/sf,2),round(at/o,2),at,round(sf/u),sf]
    allL=[]
    for ph,l in D:
        r0=r;L=[]
        for ty,bd,ba,u,sf,mk in l:
            o=u-R.choice([0,0,1,1,2,3]) ;b=max(bd,1);bt=u*b;bl=o*b-(R.randint(0,2) if b>1 else 0)
            at=o*(mk-R.randint(10,70))+R.randint(0,o)
            v=[bd,ba,u,o,u-o,round(o*100/u,1),bt,bl,round(bl*100/bt,1),mk,round(mk/sf,2),round(at/o,2),at,sf,u*sf]
            ws.cell(r,2,ty);put(v);L.append(v);rows.append({"type":ty,**dict(zip(K,v))});r+=1
        ws.merge_cells(start_row=r0,end_row=r-1,start_column=1,end_column=1);c=ws.cell(r0,1,ph);c.alignment=Alignment(wrap_text=True,vertical='center',horizontal='center');c.font=Font(bold=True)
        lab=f'{ph.split(chr(10))[0]} total / wtd. avg.';ws.cell(r,2,lab).font=Font(bold=True);v=aggr(L);put(v,True,'E8EDDD');totals.append({"label":lab,**{k:x for k,x in zip(K,v) if x is not None}});r+=1;allL+=L
    lab='Property total / wtd. avg.';ws.cell(r,2,lab).font=Font(bold=True);v=aggr(allL);put(v,True,'C9D6AE');totals.append({"label":lab,**{k:x for k,x in zip(K,v) if x is not None}})
    for i,x in enumerate(['Studios counted as one bed space; Bed shown as 0.','Market = current asking per unit (all beds). Avg In-Place = In-Place Monthly Total / occupied units.','Leased bed spaces exclude beds held for resident assistants.']):ws.cell(r+2+i,2,f'({i+1}) {x}').font=Font(italic=True,size=9)
    ws.column_dimensions['A'].width=12;ws.column_dimensions['B'].width=27
    for i in range(3,18):ws.column_dimensions[ws.cell(5,i).column_letter].width=10.5 if i!=15 else 14
    ws.column_dimensions['O'].width=14
    w=wb.create_sheet('Prelease AY26-27');w.append(['Floor Plan','Beds leased','Goal'])
    for x in rows[:5]:w.append([x['type'],R.randint(2,12),R.randint(20,60)])
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(DOC(F))
    return emit(F,'UM',K,rows,totals,None,'STUDENT_HOUSING','grouped two-row header (units, bed spaces, rent, area), phase merged down the side, weighted averages','units against bed spaces, area at the end, percentages as formatted fractions, second sheet on another year','closers')
