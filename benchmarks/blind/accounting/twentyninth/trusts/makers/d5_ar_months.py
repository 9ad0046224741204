# openpyxl: data centre customers by month of billing
import random, datetime as dt
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from common import *
FN='DC_AR_by_billing_month_Nov25.xlsx'
C=[('ASHBURN CAMPUS',[('Parallax Cloud Hosting',"C00118",'A'),('Nightjar Analytics, Inc.','C00126','B'),('Brightwater Credit Union','C00131','A'),('Otterbein Games Studio','C00144','C'),('Federated Seed Exchange','C00150','A'),('Kestrel Payroll Systems','C00163','B')]),
('PHOENIX CAMPUS',[('Dry Wash Telemetry LLC','C00207','B'),('Copperline Health Network','C00211','A'),('Vantablue Streaming, Inc. (debtor in possession)','C00219','D'),('Sonora Title & Escrow','C00222','A'),('Tessera AI Labs','C00238','B')]),
('QUINCY CAMPUS',[('Gorge Wind Forecasting','C00301','A'),('Puget Freight Exchange','C00304','B'),('Lodestar Backup & Vault','C00309','A'),('Wenatchi Fruit Cooperative','C00315','C'),('Halcyon Render Farm','C00322','B')])]
def main():
    rng=random.Random(2905)
    months=[dt.date(2025,8,1),dt.date(2025,9,1),dt.date(2025,10,1),dt.date(2025,11,1)]
    M=['other:MONTH OF BILLING Jul-25 & before','m3','m2','m1','m0','total','prepaid','other:OF GROSS Disputed','other:OF GROSS Reserved','other:Net carrying amount']
    wb=Workbook(); ws=wb.active; ws.title='Aging Nov25'
    fb=Font(name='Calibri',bold=True,size=10,color='FFFFFF'); hf=PatternFill('solid',fgColor='1F3A5F')
    ws['A1']='Lattice Realty Trust – colocation receivables'; ws['A1'].font=Font(bold=True,size=13)
    ws['A2']='Position at November 30, 2025, by month of billing'; ws['A3']='USD'
    hd=['Risk','Customer','ID']+[None]*5+['Gross open','Unapplied\ncash']+[None,None]+['Net carrying\namount']
    for c in range(1,14):
        for r in(5,6): ws.cell(r,c).fill=hf; ws.cell(r,c).font=fb; ws.cell(r,c).alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    for c,t in enumerate(hd,1):
        if t: ws.cell(5,c,t); ws.merge_cells(start_row=5,end_row=6,start_column=c,end_column=c)
    ws.cell(5,4,'MONTH OF BILLING'); ws.merge_cells('D5:H5'); ws.cell(5,11,'OF GROSS'); ws.merge_cells('K5:L5')
    ws.cell(6,4,'Jul-25 & before')
    for j,m in enumerate(months): x=ws.cell(6,5+j,m); x.number_format='mmm-yy'
    ws.cell(6,11,'Disputed'); ws.cell(6,12,'Reserved')
    r=7; rows=[];tot=[];G=[0]*10; risk={}
    fmt='#,##0.00;[Red](#,##0.00)'
    def put(r,vals,bold=False):
        for j,v in enumerate(vals):
            if v is None: continue
            if M[j]=='prepaid':  # typed as text by the clerk
                x=ws.cell(r,4+j,f'({abs(v)/100:,.2f})' if v else '0.00'); x.number_format='@'; x.alignment=Alignment(horizontal='right')
            else: x=ws.cell(r,4+j,v/100); x.number_format=fmt
            if bold: x.font=Font(name='Calibri',size=11,bold=True); x.border=Border(top=Side(style='thin'))
    for camp,cu in C:
        ws.cell(r,1,camp).font=Font(bold=True,italic=True); ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=13); ws.cell(r,1).fill=PatternFill('solid',fgColor='DCE6F1'); r+=1
        S=[0]*10
        for n,i,k in cu:
            base=rng.randint(9000,140000)*100
            v=[None]*10
            v[4]=base+rng.randint(0,99999)
            p={'A':[0,0,.05,.35],'B':[.1,.2,.4,.7],'C':[.5,.7,.8,.9],'D':[1,1,1,1]}[k]
            for j in range(4):
                if rng.random()<p[j]: v[j]=int(base*rng.uniform(.15,1.05))
            if n.startswith('Lodestar'): v[3]=-18450_00//10
            if k=='D': v[4]=None; v[0]=int(base*3.4)
            v[5]=sum(x or 0 for x in v[:5])
            if rng.random()<.35: v[6]=-int(base*rng.uniform(.02,.3))
            if k in'CD' or rng.random()<.2: v[7]=int((v[5])*rng.uniform(.05,.3))
            v[8]=-int(v[5]*{'A':0,'B':.015,'C':.12,'D':.65}[k]) or None
            v[9]=v[5]+(v[6] or 0)+(v[8] or 0)
            ws.cell(r,1,k).alignment=Alignment(horizontal='center'); ws.cell(r,2,n).alignment=Alignment(wrap_text=True,vertical='top'); ws.cell(r,3,i); put(r,v)
            if len(n)>32: ws.row_dimensions[r].height=27
            rows.append({"property":camp,"resident":i,"name":n,"risk":k,**{m:c2(x) for m,x in zip(M,v) if x is not None}})
            S=[a+(b or 0) for a,b in zip(S,v)]; risk.setdefault(k,[0,0]); risk[k][0]+=v[5]; risk[k][1]+=v[9]; r+=1
        lab=f'{camp.title()} – {len(cu)} customers'; ws.cell(r,2,lab).font=Font(bold=True); put(r,S,True); tot.append({"label":lab,**{m:c2(x) for m,x in zip(M,S)}}); G=[a+b for a,b in zip(G,S)]; r+=2
    ws.cell(r,2,'ALL CAMPUSES').font=Font(bold=True); put(r,G,True); tot.append({"label":'ALL CAMPUSES',**{m:c2(x) for m,x in zip(M,G)}})
    assert sum(G[:5])==G[5] and G[5]+G[6]+G[8]==G[9]
    # side table
    ws['P5']='Recap by risk grade'; ws['P5'].font=Font(bold=True); ws['P6']='Grade'; ws['Q6']='Gross open'; ws['R6']='Net'
    for q,k in enumerate('ABCD'):
        ws.cell(7+q,16,k); x=ws.cell(7+q,17,risk[k][0]/100); y=ws.cell(7+q,18,risk[k][1]/100); x.number_format=y.number_format=fmt
    r+=2
    for s in('Grade: A prime, B standard, C watch, D insolvent or in litigation (Vantablue filed 9/12/25; billing stopped).','Net = gross less unapplied cash less reserve. Disputed amounts are included in gross and not deducted.','Lodestar Oct-25: credit memo CM-0931 for the outage.'):
        ws.cell(r,1,s).font=Font(italic=True,size=9); r+=1
    for c,w in zip('ABCDEFGHIJKLM',[6,30,9]+[14]*10): ws.column_dimensions[c].width=w
    ws.row_dimensions[5].height=22; ws.freeze_panes='D7'
    for c in 'QR': ws.column_dimensions[c].width=14
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(os.path.join(DOC,FN)); save(FN,'AR',M,rows,tot)
    return meta(FN,'OTHER','AGED_RECEIVABLES','R. Villaseñor, billing analyst (Excel)','one line a customer, months of billing oldest first as date cells, campus bands, side recap','unapplied cash typed as text in parentheses, oldest month left, merged headers, reserve negative, side table right of the list, disputed not deducted')
