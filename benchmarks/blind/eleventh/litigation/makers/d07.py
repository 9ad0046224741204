# Mobile home park, receiver's report workbook: cover, roll (hidden columns, charge columns), deposits sheet
from util import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
NAME='receiver_report_q3_sunhollow_mhp.xlsx'
def main():
    r=rng('d07'); P=People(r); rows=[]
    wb=Workbook(); cv=wb.active; cv.title='Cover'
    for i,t in enumerate(["IN THE SUPERIOR COURT OF PINAL COUNTY","No. CV-2024-01988","RECEIVER'S THIRD QUARTERLY REPORT","Exhibit 2 - Site Rent Roll","Sun Hollow Mobile Home Park, 2200 E. Arroyo Rd., Casa Verde, AZ","Receiver: Desert Bench Receiverships LLC"],3): cv.cell(i,2,t).font=Font(name='Times New Roman',size=13,bold=i<6)
    cv.column_dimensions['B'].width=80
    ws=wb.create_sheet('Ex 2 Roll')
    ws.sheet_view.showGridLines=False
    ws['B2']='Sun Hollow MHP - Site Rent Roll'; ws['B2'].font=Font(name='Cambria',size=15,bold=True,color='7F3F00')
    ws['B3']='Billing month:'; ws['C3']=D(2024,9,1); ws['C3'].number_format='mmmm yyyy'; ws['E3']='Roll taken:'; ws['F3']=D(2024,9,30); ws['F3'].number_format='dd-mmm-yyyy'
    hd=['Site','Resident','Home','Site Size','Tenancy Since','Lot Rent','Home Rent','Water','Sewer','Trash','Extra Vehicle','Pet','Billed','Acct ID','Sec. Dep.','Past Due','Remarks']
    for j,(a,c1,c2) in enumerate([('Monthly Billing',7,14),('Accounts',15,17)]):
        ws.cell(5,c1,a); ws.merge_cells(start_row=5,start_column=c1,end_row=5,end_column=c2); ws.cell(5,c1).alignment=Alignment(horizontal='center'); ws.cell(5,c1).font=Font(name='Cambria',bold=True); ws.cell(5,c1).border=Border(bottom=Side(style='thin'))
    fill=PatternFill('solid',fgColor='F3E3CF')
    for j,h in enumerate(hd,2):
        c=ws.cell(6,j,h); c.font=Font(name='Cambria',bold=True,size=10); c.fill=fill; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    i=7; N=[0]*8; sums={k:0 for k in range(7,18)}
    F=Font(name='Cambria',size=10)
    streets=[('Row A',24),('Row B',24),('Row C',22),('RV Spaces',12)]
    for s,n in streets:
        ws.cell(i,2,s).font=Font(name='Cambria',bold=True,italic=True); i+=1
        sub={k:0 for k in range(7,18)}; first=i
        for k in range(1,n+1):
            u=f'{s[-1]}{k}' if s.startswith('Row') else f'RV{k}'
            x=r.random(); size=r.choice(['SW','SW','DW']) if s!='RV Spaces' else 'RV'
            row=dict(unit=u,section=s,unitType=size)
            home='TOH'
            if s!='RV Spaces' and x<.14: home='POH'
            if u=='A1': home='OFFICE'
            vac=(.14<=x<.24) or (s=='RV Spaces' and x<.35)
            if u=='A1': vac=False
            vals={2:u,5:size}
            if vac:
                st=r.choice(['Vacant - pad only','Vacant - pad only','Vacant - abandoned home']) if s!='RV Spaces' else 'Vacant'
                row['statusText']=st; vals[3]=st
                if 'abandoned' in st: vals[18]='Title application pending'
                N[1]+=1
            elif home=='OFFICE':
                row['statusText']='Office / Manager'; vals[3]='Office / Manager'; vals[4]='Park'; 
                row.update(contractRent=0.0,totalCharges=0.0); vals[7]=0; vals[14]=0; N[2]+=1
            else:
                nm=P('LF'); row.update(tenantName=nm,statusText='Occupied'); vals[3]=nm; vals[4]=home if s!='RV Spaces' else 'RV'
                d=D(r.randint(1998,2024),r.randint(1,8),r.choice([1,1,15])); row['moveInDate']=d; vals[6]=d
                lot=float({'SW':r.choice([585,610,625]),'DW':r.choice([660,685]),'RV':495}[size]); row['contractRent']=lot
                ch=[('Lot Rent',lot)]
                if home=='POH': ch.append(('Home Rent',float(r.choice([375,425,450]))))
                if s!='RV Spaces': ch+=[('Water',round(r.uniform(18,74),2)),('Sewer',31.5),('Trash',22.0)]
                else: ch.append(('Trash',11.0))
                if r.random()<.15: ch.append(('Extra Vehicle',25.0))
                if r.random()<.2: ch.append(('Pet',20.0))
                cm={'Lot Rent':7,'Home Rent':8,'Water':9,'Sewer':10,'Trash':11,'Extra Vehicle':12,'Pet':13}
                for a,v in ch: vals[cm[a]]=v
                T=round(sum(v for _,v in ch),2); vals[14]=T
                row['charges']=[{"code":a,"amount":v} for a,v in ch]; row['totalCharges']=T
                vals[15]=f'SH{10000+i*7}'
                if r.random()<.75: dep=float(r.choice([400,500,600,750])); vals[16]=dep; row['deposit']=dep
                bal=r.choice([0,0,0,0,round(T*r.choice([1,2]),2),round(r.uniform(10,300),2)]); vals[17]=bal; row['balance']=float(bal)
                if bal>T: vals[18]='5-day notice served'
                N[0]+=1
            for j,v in vals.items():
                c=ws.cell(i,j,v); c.font=F
                if j>=7 and isinstance(v,(int,float)): c.number_format='#,##0.00;(#,##0.00)'; sub[j]=sub.get(j,0)+v
                if isinstance(v,D): c.number_format='m/d/yy'
                if vac: c.font=Font(name='Cambria',size=10,italic=True,color='A00000')
            rows.append(row); i+=1
        ws.cell(i,3,f'{s} - {n} sites').font=Font(name='Cambria',bold=True)
        for j in list(range(7,15))+[16,17]:
            c=ws.cell(i,j,round(sub.get(j,0),2)); c.font=Font(name='Cambria',bold=True); c.number_format='#,##0.00'; c.border=Border(top=Side(style='thin')); sums[j]=sums.get(j,0)+sub.get(j,0)
        i+=2
    ws.cell(i,3,'Park total').font=Font(name='Cambria',bold=True)
    for j in list(range(7,15))+[16,17]:
        c=ws.cell(i,j,round(sums[j],2)); c.font=Font(name='Cambria',bold=True); c.number_format='#,##0.00'; c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    i+=3
    for a,b in [('Sites occupied by paying residents',N[0]),('Office / Manager site',N[2]),('Vacant sites',N[1]),('Total sites',len(rows))]:
        ws.cell(i,3,a).font=F; ws.cell(i,4,b).font=F; i+=1
    ws.cell(i+1,3,'TOH = tenant-owned home; POH = park-owned home (rent for the home billed in its own column); SW single-wide, DW double-wide.').font=Font(name='Cambria',size=9,italic=True)
    for col,w in dict(A=2,B=8,C=30,D=9,E=7,F=12,G=11,H=11,I=9,J=9,K=9,L=9,M=8,N=11,O=10,P=10,Q=11,R=26).items(): ws.column_dimensions[col].width=w
    ws.column_dimensions['O'].hidden=True
    ws.freeze_panes='D7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:6'
    w3=wb.create_sheet('Ex 3 Cash'); 
    for k,(a,b) in enumerate([('Receipts and disbursements, Q3 2024',None),('Beginning cash',41877.02),('Site rent collected',118204.5),('Utilities collected',18877.4),('Disbursements',-97615.33),('Ending cash',81343.59)],1): w3.cell(k,1,a); w3.cell(k,2,b)
    w3.column_dimensions['A'].width=40
    wb.save(os.path.join(DOC,NAME))
    save(NAME,'MANUFACTURED_HOUSING','court receiver','receiver workbook: cover sheet, roll sheet with offset column, charge columns, hidden column, rows as sections',False,
      dict(propertyName='Sun Hollow MHP',asOnDate='2024-09-30',sheet='Ex 2 Roll',units=len(rows),occupied=N[0]+N[2],vacant=N[1],rows=rows))
    print(N)
if __name__=='__main__':
    main()
