from reportlab.lib.pagesizes import letter,landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from common import *
def run():
    F='form_B3_rent_schedule_wrenfield.pdf'
    K=["ami","beds","baths","units","sf","gross","ua","net","monthly","other:Annual Rent","total_sf"]
    LIM={('1',30):612,('1',50):1020,('1',60):1224,('2',30):735,('2',50):1225,('2',60):1470,('3',30):849,('3',50):1415,('3',60):1698}
    UA={'1':74,'2':96,'3':121}
    SEC=[('Part 1. Tax credit units',[('1A',30,'1','1.0',4,648),('1A',50,'1','1.0',6,648),('1A',60,'1','1.0',14,648),('1B-HC',60,'1','1.0',3,691),('2A',30,'2','1.0',5,884),('2A',50,'2','1.0',8,884),('2A',60,'2','1.0',22,884),('2B',50,'2','2.0',4,931),('2B',60,'2','2.0',12,931),('3A',30,'3','2.0',3,1126),('3A',50,'3','2.0',5,1126),('3A',60,'3','2.0',13,1126)]),
      ('Part 2. Unrestricted units',[('2A-M',None,'2','1.0',6,884,1565),('2B-M',None,'2','2.0',5,931,1640),('3A-M',None,'3','2.0',4,1126,1895)]),
      ('Part 3. Staff unit (no rent)',[('2A-S',None,'2','1.0',1,884,0)])]
    S=lambda b=False,al=2:ParagraphStyle('s',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=7.5,leading=9,alignment=al)
    hd=['Unit\ntype','Set-aside\n% of\nAMI','Bed-\nrooms'.replace('-\n',''),'Baths','No. of\nunits','Net sq. ft.\nper unit','Max. gross\nrent\n(incl. util.)','Less\nutility\nallowance','Net\ncontract\nrent','Monthly\nRent\n(units x net)','Annual\nRent','Total\nnet\nsq. ft.']
    data=[hd];st=[('GRID',(0,0),(-1,-1),.4,colors.grey),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('FONT',(0,1),(-1,-1),'Helvetica',8),('ALIGN',(0,0),(-1,0),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ALIGN',(1,1),(5,-1),'CENTER'),('ALIGN',(5,1),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#d8e4ee')),('TOPPADDING',(0,1),(-1,-1),2),('BOTTOMPADDING',(0,1),(-1,-1),2)]
    rows=[];totals=[];G=[0,0,0,0]
    def tot(lab,a,avg=False):
        n=len(data)
        d={"label":lab,"units":a[0]};line=[lab,'','','',f'{a[0]}','','','','','','','']
        if a[1] or avg: d.update(monthly=a[1],**{"other:Annual Rent":a[2]});line[9]=f'$ {a[1]:,}';line[10]=f'$ {a[2]:,}'
        d['total_sf']=a[3];line[11]=f'{a[3]:,}'
        data.append(line);totals.append(d)
        st.extend([('SPAN',(0,n),(3,n)),('FONT',(0,n),(-1,n),'Helvetica-Bold',8),('BACKGROUND',(0,n),(-1,n),colors.HexColor('#f3f3f3'))])
    for t,l in SEC:
        n=len(data);data.append([t]+['']*11);st+=[('SPAN',(0,n),(-1,n)),('FONT',(0,n),(-1,n),'Helvetica-BoldOblique',8)];a=[0]*4
        for x in l:
            ty,ami,bd,ba,u,sf=x[:6]
            d={"type":ty,"beds":int(bd),"baths":float(ba),"units":u,"sf":sf}
            line=[ty,f'{ami}%' if ami else 'Mkt' if len(l)>1 else 'Staff',bd,ba,str(u),f'{sf:,}']
            if ami:
                gr=LIM[(bd,ami)];ua=UA[bd];net=gr-ua-(15 if ty=='2B' and ami==60 else 0)*0
                d.update(ami=ami,gross=gr,ua=ua);line+=[f'{gr:,}',f'{ua}']

            else: net=x[6];line+=['','']
            line+=[f'{net:,}' if net else '0',f'{u*net:,}',f'{u*net*12:,}',f'{u*sf:,}']
            d.update(net=net,monthly=u*net,total_sf=u*sf,**{"other:Annual Rent":u*net*12})
            data.append(line);rows.append(d);a=[a[0]+u,a[1]+u*net,a[2]+12*u*net,a[3]+u*sf]
        if len(l)>1:tot({'P':'Subtotal, Part '}[t[0]]+t[5],a)
        G=[p+q for p,q in zip(G,a)]
    tot('TOTAL PROJECT',G,True)
    rent_u=G[0]-1
    n=len(data);avsf=round(G[3]/G[0]);avr=round(G[1]/rent_u)
    data.append(['Average (rent: revenue units only)','','','','',f'{avsf:,}','','',f'{avr:,}','','','']);st+=[('SPAN',(0,n),(4,n)),('FONT',(0,n),(-1,n),'Helvetica-Oblique',8)]
    totals.append({"label":"Average (rent: revenue units only)","sf":avsf,"net":avr})
    doc=SimpleDocTemplate(DOC(F),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=30,bottomMargin=28,invariant=1)
    T=Table(data,colWidths=[54,52,48,38,40,56,62,56,56,74,78,58],repeatRows=1);T.setStyle(TableStyle(st))
    top=Table([[Paragraph('<b>FORM B-3 &nbsp; UNIT MIX AND RENT SCHEDULE</b><br/>Granite Commonwealth Housing Lender &nbsp;|&nbsp; Loan no. GC-22-0417',S(al=0)),Paragraph('Borrower: Wrenfield Commons LP<br/>Project: Wrenfield Commons, 114 revenue units + 1 staff<br/>Rents effective: 05/01/2025',S(al=0))]],colWidths=[370,302]);top.setStyle(TableStyle([('BOX',(0,0),(-1,-1),.8,colors.black),('VALIGN',(0,0),(-1,-1),'TOP')]))
    assert G[0]==115,G
    side=Table([['Utility allowance detail','1 BR','2 BR','3 BR'],['Electric - heat, cook, lights','52','67','84'],['Water heating','22','29','37'],['Total','74','96','121']],colWidths=[150,45,45,45],hAlign='LEFT');side.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('GRID',(0,0),(-1,-1),.3,colors.grey),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
    doc.build([top,Spacer(1,6),T,Spacer(1,6),side,Spacer(1,4),Paragraph('HC = accessible unit. Mkt = no income limit; net contract rent is the asking rent. I certify that this schedule agrees to the rent roll of the same date. ______________________ Authorized agent',ParagraphStyle('f',fontName='Helvetica',fontSize=7))])
    return emit(F,'UM',K,rows,totals,None,'MULTIFAMILY',"lender's form: set-aside, gross limit, utility allowance, net, monthly and annual",'three-line headers, parts with spanned headings, blank limits on market rows, side table of allowances','closers')
